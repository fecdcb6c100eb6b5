import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { RedirectNotice } from '@/components/errors/redirect-notice';
import { LanguageNav } from '@/components/languages/language-nav';
import { TranslationNote } from '@/components/languages/translation-note';
import type { FirstStep } from '@/lib/content/document-schemas';
import { getMessages } from '@/lib/content/get-content';
import { isOnlyInDefaultLanguage } from '@/lib/content/languages';
import type { Translation } from '@/lib/content/model/translation';

interface PageFrameProps {
  /** Absent for a page such as 404, which has any address. */
  page?: {
    path: string;
    title: string;
    translation?: Translation;
    firstSteps?: readonly FirstStep[];
  };
  children: ReactNode;
}

/**
 * The main content between header and footer, with links to other languages: the root layout does not
 * know the page. A page that this language does not have is redirected to the default language. On a
 * page with first steps, these come before the notice and the translation note.
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
        {page && isOnlyInDefaultLanguage(page.path) ? (
          <RedirectNotice title={page.title} path={page.path} />
        ) : (
          children
        )}
      </main>
      <LanguageNav label={footerLabel} path={page?.path} className="mt-12 print:hidden" />
    </>
  );
}
