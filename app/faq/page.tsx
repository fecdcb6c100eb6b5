import { FaqPage } from '@/components/faq/faq-page';
import { getOnlyPage } from '@/lib/content/pages';
import { getQuestionGroups } from '@/lib/content/questions';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => toMetadata(getOnlyPage('faq'));

export default function QuestionsPage() {
  return <FaqPage page={getOnlyPage('faq')} groups={getQuestionGroups()} />;
}
