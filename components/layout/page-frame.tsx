import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { LanguageNav } from '@/components/languages/language-nav';
import { TranslationNote } from '@/components/languages/translation-note';
import { UrgentLink } from '@/components/page/help-links';
import { getContent } from '@/lib/content/get-content';
import type { BlockPage } from '@/lib/content/pages/pages';
import { getLanguageCode } from '@/lib/current-language';
import { SiteHeader } from './site-header';

interface PageFrameProps {
  /** Absent for a page such as 404, which has any address. */
  page?: Pick<BlockPage, 'path' | 'language' | 'translation' | 'firstSteps'>;
  /** Whether the page has its translation note further down. */
  hasOwnNote?: boolean;
  children: ReactNode;
}

/**
 * The header and the main content, with links to other languages: the root layout does not know the page. A page that
 * this language does not have is in English, and says so. On a page with first steps, these come before the notice.
 */
export function PageFrame({ page, hasOwnNote = false, children }: PageFrameProps) {
  const { messages } = getContent();
  return (
    <>
      <SiteHeader path={page?.path} />
      {!page?.firstSteps && <ClinicNotice look="band" />}
      <div className="@container border-b border-hairline print:hidden">
        <div className="wrap flex min-h-11 flex-wrap items-center gap-x-2 text-base">
          <nav
            aria-label={messages.navigation.urgent.label}
            className="grow basis-28 leading-tight"
          >
            <UrgentLink className="@max-tablet:[&_svg]:hidden" />
          </nav>
          <LanguageNav path={page?.path} />
        </div>
      </div>
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
