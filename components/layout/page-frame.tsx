import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { LanguageNav } from '@/components/languages/language-nav';
import { TranslationNote } from '@/components/languages/translation-note';
import { UrgentLink } from '@/components/page/help-links';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import type { FirstStep } from '@/lib/content/schema/documents';
import type { Translation } from '@/lib/content/schema/signature';
import { getLanguageCode } from '@/lib/current-language';
import type { LanguageCode } from '@/lib/languages';
import { SiteHeader } from './site-header';

const languageRow = 'wrap flex min-h-11 flex-wrap items-center gap-x-2 text-base';

interface PageFrameProps {
  /** Absent for a page such as 404, which has any address. */
  page?: {
    path: string;
    language: LanguageCode;
    translation?: Translation;
    firstSteps?: readonly FirstStep[];
  };
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
  const { label, footerLabel, title } = messages.languages;
  return (
    <>
      <SiteHeader path={page?.path} />
      {!page?.firstSteps && <ClinicNotice look="band" />}
      <Unhydrated className="@container border-b border-hairline print:hidden">
        <div className={languageRow}>
          <nav
            aria-label={messages.navigation.urgent.label}
            className="grow basis-28 leading-tight"
          >
            <UrgentLink className="@max-tablet:[&_svg]:hidden" />
          </nav>
          <LanguageNav label={label} path={page?.path} />
        </div>
      </Unhydrated>
      <main id="main" tabIndex={-1} className="mb-16 wide:mb-24 print:mb-0">
        {page?.translation && !hasOwnNote && (
          <TranslationNote path={page.path} translation={page.translation} className="wrap pt-3" />
        )}
        {page && page.language !== getLanguageCode() && (
          <p role="note" className="wrap pt-3 font-bold">
            {messages.languages.inEnglish}
          </p>
        )}
        {children}
      </main>
      {/* The first line of the footer, which does not know the page. */}
      {listPublishedLanguages().length > 1 && (
        <Unhydrated className="border-t border-hairline bg-surface pt-6 print:hidden">
          <div className={languageRow}>
            <span aria-hidden="true" className="text-muted">
              {title}
            </span>
            <LanguageNav label={footerLabel} path={page?.path} />
          </div>
        </Unhydrated>
      )}
    </>
  );
}
