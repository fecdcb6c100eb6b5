import { lang } from 'next/root-params';
import { FaqPage } from '@/components/faq/faq-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

export async function generateMetadata() {
  setLanguage(await lang());
  return toMetadata(getOnlyPage('faq'));
}

export default async function QuestionsPage() {
  setLanguage(await lang());
  const page = getOnlyPage('faq');
  return (
    <PageFrame page={page}>
      <FaqPage page={page} />
    </PageFrame>
  );
}
