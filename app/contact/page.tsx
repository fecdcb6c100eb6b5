import { DemoPage } from '@/components/demo/demo-page';
import { demos } from '@/content/en/demos';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...demos.contact, path: '/contact/', isHidden: true });

export default function ContactDemoPage() {
  return <DemoPage name="contact" />;
}
