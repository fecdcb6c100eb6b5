import { lang } from 'next/root-params';
import { NotFound } from '@/components/errors/not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { getMessages } from '@/lib/content/get-content';
import { setLanguage } from '@/lib/current-language';
import { toMetadata } from '@/lib/site/metadata';

export async function generateMetadata() {
  setLanguage(await lang());
  const { title, description } = getMessages()['not-found'];
  return toMetadata({ title, description, isHidden: true });
}

export default async function NotFoundPage() {
  setLanguage(await lang());
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}
