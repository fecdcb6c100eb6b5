import { DemoPage } from '@/components/demo/demo-page';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

const getDemo = () => getPage('demo', '/register/');

export const generateMetadata = () => toMetadata({ ...getDemo(), isHidden: true });

export default function RegisterDemoPage() {
  return <DemoPage name="register" page={getDemo()} />;
}
