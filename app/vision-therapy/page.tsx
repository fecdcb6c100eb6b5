import { ContentPage } from '@/components/article/content-page';
import { TopicList } from '@/components/article/topic-list';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...visionTherapy, path: '/vision-therapy/' });

export default function VisionTherapyPage() {
  return (
    <ContentPage page={visionTherapy}>
      <TopicList />
    </ContentPage>
  );
}
