import { RedirectNotice } from '@/components/errors/redirect-notice';
import { PageFrame } from './page-frame';

interface RedirectPageProps {
  /** The page to which the address leads. */
  page: { path: string; title: string };
}

/** What is at an old address of a page: the way to it. */
export const RedirectPage = ({ page: { path, title } }: RedirectPageProps) => (
  <PageFrame page={{ path, title }}>
    <RedirectNotice title={title} path={path} />
  </PageFrame>
);
