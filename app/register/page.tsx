import { DemoPage } from '@/components/demo/demo-page';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = () =>
  toMetadata({ ...getPage('demo', '/register/'), isHidden: true });

export default function RegisterDemoPage() {
  return <DemoPage name="register" />;
}
