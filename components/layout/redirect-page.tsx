import { RedirectNotice } from '@/components/errors/redirect-notice';
import { PageFrame } from './page-frame';

interface RedirectPageProps {
  page: { path: string; title: string };
}

/** A page at an old address that redirects to the current one. */
export const RedirectPage = ({ page: { path, title } }: RedirectPageProps) => (
  <PageFrame page={{ path, title }}>
    <RedirectNotice title={title} path={path} />
  </PageFrame>
);
