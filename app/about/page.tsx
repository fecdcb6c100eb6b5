import { ContentPage } from '@/components/article/content-page';
import { about } from '@/content/en/pages/about';
import { toMetadata } from '@/lib/metadata';
import { clinicId } from '@/lib/structured-data/clinic';

const path = '/about/';

export const metadata = toMetadata({ ...about, path });

export default function AboutPage() {
  return (
    <ContentPage
      page={about}
      path={path}
      details={{ kind: 'AboutPage', mainEntity: { '@id': clinicId } }}
    />
  );
}
