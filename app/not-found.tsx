import { NotFound } from '@/components/errors/not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { getMessages } from '@/lib/content/get-content';
import { toMetadata } from '@/lib/site/metadata';

export function generateMetadata() {
  const { title, description } = getMessages()['not-found'];
  return toMetadata({ title, description });
}

export default function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
