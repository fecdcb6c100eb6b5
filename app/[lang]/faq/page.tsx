import { FaqPage } from '@/components/faq/faq-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() => toMetadata(getOnlyPage('faq')));

export default inLanguage(() => {
  const page = getOnlyPage('faq');
  return (
    <PageFrame page={page}>
      <FaqPage page={page} />
    </PageFrame>
  );
});
