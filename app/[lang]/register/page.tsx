import { lang } from 'next/root-params';
import { DemoPage } from '@/components/demo/demo-page';
import { getPage } from '@/lib/content/pages/pages';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

export async function generateMetadata() {
  setLanguage(await lang());
  return toMetadata({ ...getPage('demo', '/register/'), isHidden: true });
}

export default async function RegisterDemoPage() {
  setLanguage(await lang());
  return <DemoPage name="register" />;
}
