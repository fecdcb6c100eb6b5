import { ContentPage } from '@/components/article/content-page';
import { EyeCareDetails } from '@/components/article/eye-care-details';
import { eyeCareCards } from '@/content/en/eye-care';
import { eyeCare } from '@/content/en/pages/eye-care';
import { toMetadata } from '@/lib/metadata';

const path = '/eye-care/';

export const metadata = toMetadata({ ...eyeCare, path });

export default function EyeCarePage() {
  return (
    <ContentPage
      page={eyeCare}
      path={path}
      opening={{
        element: <EyeCareDetails cards={eyeCareCards} />,
        contents: eyeCareCards.map(({ id, title }) => ({ id, text: title })),
        cited: eyeCareCards,
      }}
    />
  );
}
