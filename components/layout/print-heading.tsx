import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { getClinic } from '@/lib/content/get-content';
import { siteUrl } from '@/lib/site/site-url';

export function PrintHeading() {
  return (
    <p className="mb-8 hidden items-center gap-3 border-b pb-3 print:flex">
      <LandoltRing className="size-8" />
      <span className="font-bold">{getClinic().name}</span>
      <span className="ml-auto">{siteUrl}</span>
    </p>
  );
}
