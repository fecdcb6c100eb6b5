import { FaqPage } from '@/components/faq/faq-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages';
import { getQuestionGroups } from '@/lib/content/questions';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => toMetadata(getOnlyPage('faq'));

export default function QuestionsPage() {
  const page = getOnlyPage('faq');
  return (
    <PageFrame page={page}>
      <FaqPage page={page} groups={getQuestionGroups()} />
    </PageFrame>
  );
}
