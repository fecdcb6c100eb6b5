import { ContentPage } from '@/components/article/content-page';
import { about } from '@/content/en/pages/about';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...about, path: '/about/' });

export default function AboutPage() {
  return <ContentPage page={about} />;
}
