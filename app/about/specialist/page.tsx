import { ContentPage } from '@/components/article/content-page';
import { SpecialistCard } from '@/components/article/specialist-card';
import { specialist } from '@/content/en/pages/specialist';
import { toMetadata } from '@/lib/metadata';
import { specialistId, toSpecialist } from '@/lib/structured-data/specialist';

const path = '/about/specialist/';

export const metadata = toMetadata({ ...specialist, path });

export default function SpecialistPage() {
  return (
    <ContentPage
      page={specialist}
      path={path}
      details={{ kind: 'AboutPage', mainEntity: { '@id': specialistId }, things: [toSpecialist()] }}
    >
      <SpecialistCard />
    </ContentPage>
  );
}
