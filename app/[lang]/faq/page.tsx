import { lang } from 'next/root-params';
import { FaqPage } from '@/components/faq/faq-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

async function findPage() {
  setLanguage(await lang());
  return getOnlyPage('faq');
}

export const generateMetadata = async () => toMetadata(await findPage());

export default async function QuestionsPage() {
  const page = await findPage();
  return (
    <PageFrame page={page}>
      <FaqPage page={page} />
    </PageFrame>
  );
}
