import { DemoPage } from '@/components/demo/demo-page';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => toMetadata({ ...getPage('demo', '/login/'), isHidden: true });

export default function LoginDemoPage() {
  return <DemoPage name="login" />;
}
