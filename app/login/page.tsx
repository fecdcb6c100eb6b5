import { DemoPage } from '@/components/demo/demo-page';
import { demos } from '@/content/en/demos';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...demos.login, path: '/login/', isHidden: true });

export default function LoginDemoPage() {
  return <DemoPage name="login" />;
}
