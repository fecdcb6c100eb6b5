import { Drawing } from '@/components/illustrations/drawing';
import { Enhanced } from '@/components/ui/enhanced';
import { formatAddress } from '@/lib/clinic/address';
import { toMap } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';

/** The map, and whose it is. */
export function MapBox() {
  const { clinic, messages } = getContent();
  const { map } = messages.clinic;
  const { embed, hasPin } = toMap(clinic, formatAddress(clinic, messages.clinic));
  const title = hasPin ? map.titleOfClinic : map.title;
  return (
    <Enhanced
      by="map"
      data-title={title}
      data-src={embed}
      className={`relative grid overflow-hidden rounded-2xl border border-line bg-raised data-focus:[outline:3px_solid_var(--accent)] print:hidden ${hasPin ? 'min-h-48 @wide:min-h-60' : 'min-h-30'}`}
    >
      <Drawing name="map" className="absolute inset-x-1/2 h-full [translate:-50%]" />
      <p className="relative self-end justify-self-start bg-raised px-3 text-small text-muted">
        {map.provider}
      </p>
    </Enhanced>
  );
}
