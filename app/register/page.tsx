import { DemoPage } from '@/components/demo/demo-page';
import { demos } from '@/content/en/demos';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...demos.register, path: '/register/', isHidden: true });

export default function RegisterDemoPage() {
  return <DemoPage name="register" />;
}
