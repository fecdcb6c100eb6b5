import { NotFound } from '@/components/errors/not-found';
import { getWords } from '@/lib/content/get-content';
import { toMetadata } from '@/lib/site/metadata';

export function generateMetadata() {
  const { title, description } = getWords()['not-found'];
  return toMetadata({ title, description });
}

export default function NotFoundPage() {
  return <NotFound />;
}
