import { DemoPage } from '@/components/demo/demo-page';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

const getDemo = () => getPage('demo', '/login/');

export const generateMetadata = () => toMetadata({ ...getDemo(), isHidden: true });

export default function LoginDemoPage() {
  return <DemoPage name="login" page={getDemo()} />;
}
