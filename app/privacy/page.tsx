import { ContentPage } from '@/components/article/content-page';
import { privacy } from '@/content/en/pages/privacy';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...privacy, path: '/privacy/' });

export default function PrivacyPage() {
  return <ContentPage page={privacy} />;
}
