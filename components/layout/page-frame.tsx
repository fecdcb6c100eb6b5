import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { RedirectNotice } from '@/components/errors/redirect-notice';
import { LanguageNav } from '@/components/languages/language-nav';
import { TranslationNote } from '@/components/languages/translation-note';
import type { FirstStep } from '@/lib/content/document-schemas';
import { getMessages } from '@/lib/content/get-content';
import { isInDefaultLanguageAlone } from '@/lib/content/languages';
import type { Translation } from '@/lib/content/model/translation';

interface PageFrameProps {
  /** The page whose content this is; absent where one page stands at any address. */
  page?: {
    path: string;
    title: string;
    translation?: Translation;
    firstSteps?: readonly FirstStep[];
  };
  children: ReactNode;
}

/**
 * What stands between the head and the foot of the site: the main content, and the ways to the same
 * page in other languages. The layout cannot hold those: it does not know which page it is round.
 * A page that this language does not have leads to that of the default language. What cannot wait on a
 * page with first steps comes before the notice of the clinic and the note on the translation.
 */
export function PageFrame({ page, children }: PageFrameProps) {
  const { label, footerLabel } = getMessages().languages;
  return (
    <>
      {!page?.firstSteps && <ClinicNotice look="band" />}
      <LanguageNav
        label={label}
        path={page?.path}
        className="border-b border-hairline print:hidden"
      />
      <main id="main" tabIndex={-1}>
        {page?.translation && !page.firstSteps && (
          <TranslationNote path={page.path} translation={page.translation} />
        )}
        {page && isInDefaultLanguageAlone(page.path) ? (
          <RedirectNotice title={page.title} path={page.path} />
        ) : (
          children
        )}
      </main>
      <LanguageNav label={footerLabel} path={page?.path} className="mt-12 print:hidden" />
    </>
  );
}
