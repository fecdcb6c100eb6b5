import { NotFound } from '@/components/layout/not-found';
import { getWords } from '@/lib/content/get-content';
import { toMetadata } from '@/lib/metadata';

export function generateMetadata() {
  const { title, description } = getWords()['not-found'];
  return toMetadata({ title, description });
}

export default function NotFoundPage() {
  return <NotFound />;
}
