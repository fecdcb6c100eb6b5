import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { getClinic } from '@/lib/content/get-content';
import { toPageUrl } from '@/lib/site/language-address';

export const PrintHeading = () => (
  <p className="mb-6 hidden items-center gap-3 border-b pb-3 print:flex">
    <LandoltRing className="size-8" />
    {/* Generated content, so that browsers without style sheets show the name only in the header. */}
    <span data-text={getClinic().name} className="font-bold before:content-[attr(data-text)]" />
    <span data-text={toPageUrl('')} className="ml-auto before:content-[attr(data-text)]" />
  </p>
);
