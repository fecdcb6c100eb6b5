import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { LanguageNav } from '@/components/languages/language-nav';
import { TranslationNote } from '@/components/languages/translation-note';
import { UrgentLink } from '@/components/page/help-links';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getContent } from '@/lib/content/get-content';
import type { BlockPage } from '@/lib/content/pages/pages';
import { getLanguageCode } from '@/lib/current-language';
import { SiteHeader } from './site-header';

interface PageFrameProps {
  /** Omitted for a page without a URL of its own, such as the 404 page. */
  page?: Pick<BlockPage, 'path' | 'language' | 'translation' | 'firstSteps'>;
  /** Whether the page shows the translation note itself, further down. */
  hasOwnNote?: boolean;
  children: ReactNode;
}

/**
 * The header and the main content, with language links: the root layout does not know the current page. A page without
 * a translation is shown in English, with a note. First-aid steps come before the clinic's notice.
 */
export function PageFrame({ page, hasOwnNote = false, children }: PageFrameProps) {
  const { messages } = getContent();
  return (
    <>
      <SiteHeader path={page?.path} />
      {!page?.firstSteps && <ClinicNotice look="band" />}
      <Unhydrated className="@container border-b border-hairline print:hidden">
        <div className="wrap flex min-h-11 flex-wrap items-center gap-x-2 text-base">
          <nav
            aria-label={messages.navigation.urgent.label}
            className="grow basis-28 leading-tight"
          >
            <UrgentLink className="@max-tablet:[&_svg]:hidden" />
          </nav>
          <LanguageNav path={page?.path} />
        </div>
      </Unhydrated>
      <main id="main" tabIndex={-1} className="mb-10 wide:mb-24 print:mb-0">
        {page && !hasOwnNote && <TranslationNote page={page} className="wrap pt-3" />}
        {page && page.language !== getLanguageCode() && (
          <p role="note" className="wrap pt-3 font-bold">
            {messages.languages.inEnglish}
          </p>
        )}
        {children}
      </main>
    </>
  );
}
