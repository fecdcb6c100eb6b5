import { ContentPage } from '@/components/article/content-page';
import { SpecialistCard } from '@/components/article/specialist-card';
import { about } from '@/content/en/pages/about';
import { specialist } from '@/content/en/pages/specialist';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...specialist, path: '/about/specialist/' });

export default function SpecialistPage() {
  return (
    <ContentPage page={specialist} parents={[{ label: about.shortTitle, href: '/about/' }]}>
      <SpecialistCard />
    </ContentPage>
  );
}
