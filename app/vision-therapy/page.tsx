import { ContentPage } from '@/components/article/content-page';
import { TopicList } from '@/components/article/topic-list';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
import { toMetadata } from '@/lib/metadata';

const path = '/vision-therapy/';

export const metadata = toMetadata({ ...visionTherapy, path });

export default function VisionTherapyPage() {
  return (
    <ContentPage page={visionTherapy} path={path}>
      <TopicList />
    </ContentPage>
  );
}
