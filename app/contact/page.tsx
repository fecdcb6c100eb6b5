import { DemoPage } from '@/components/demo/demo-page';
import { RealContact } from '@/components/demo/real-contact';
import { getPage } from '@/lib/content/pages';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = () =>
  toMetadata({ ...getPage('demo', '/contact/'), isHidden: true });

export default function ContactDemoPage() {
  return (
    <DemoPage name="contact">
      <RealContact />
    </DemoPage>
  );
}
