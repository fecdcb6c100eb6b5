import { ContentPage } from '@/components/article/content-page';
import { privacy } from '@/content/en/pages/privacy';
import { toMetadata } from '@/lib/metadata';

const path = '/privacy/';

export const metadata = toMetadata({ ...privacy, path });

export default function PrivacyPage() {
  return <ContentPage page={privacy} path={path} />;
}
