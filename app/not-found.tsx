import { NotFound } from '@/components/layout/not-found';
import { notFound } from '@/content/en/not-found';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ title: notFound.title, description: notFound.description });

export default function NotFoundPage() {
  return <NotFound />;
}
