import { DemoPage } from '@/components/demo/demo-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

const getDemo = () => getPage('demo', '/register/');

export const generateMetadata = () => toMetadata({ ...getDemo(), isHidden: true });

export default function RegisterDemoPage() {
  const page = getDemo();
  return (
    <PageFrame page={page}>
      <DemoPage name="register" page={page} />
    </PageFrame>
  );
}
