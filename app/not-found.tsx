import { NotFound } from '@/components/layout/not-found';
import { notFound } from '@/content/en/not-found';
import { site } from '@/content/en/site';

export const metadata = {
  title: `${notFound.title} | ${site.titleSuffix}`,
  description: notFound.description,
};

export default function NotFoundPage() {
  return <NotFound />;
}
