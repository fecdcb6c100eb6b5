import { lang } from 'next/root-params';
import { DemoPage } from '@/components/demo/demo-page';
import { RealContact } from '@/components/demo/real-contact';
import { getPage } from '@/lib/content/pages/pages';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

export async function generateMetadata() {
  setLanguage(await lang());
  return toMetadata({ ...getPage('demo', '/contact/'), isHidden: true });
}

export default async function ContactDemoPage() {
  setLanguage(await lang());
  return (
    <DemoPage name="contact">
      <RealContact />
    </DemoPage>
  );
}
