import { RedirectNotice } from '@/components/errors/redirect-notice';
import type { LanguageCode } from '@/lib/languages';
import { PageFrame } from './page-frame';

interface RedirectPageProps {
  page: { path: string; title: string; language: LanguageCode };
}

/** A page at an old address that redirects to the current one. */
export const RedirectPage = ({ page }: RedirectPageProps) => (
  <PageFrame page={page}>
    <RedirectNotice page={page} />
  </PageFrame>
);
