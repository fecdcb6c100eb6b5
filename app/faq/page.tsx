import { FaqPage } from '@/components/faq/faq-page';
import { faq } from '@/content/en/faq';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...faq, path: '/faq/' });

export default function QuestionsPage() {
  return <FaqPage />;
}
