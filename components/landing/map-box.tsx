import { Enhanced } from '@/components/ui/enhanced';
import { pin, StrokeIcon } from '@/components/ui/stroke-icon';
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
      className="relative grid min-h-48 overflow-hidden rounded-2xl border border-line bg-raised data-focus:[outline:3px_solid_var(--accent)] print:hidden @wide:min-h-60"
    >
      <div className="flex items-center gap-3 place-self-center p-4 text-small text-muted">
        <StrokeIcon path={pin} className="size-6 shrink-0" />
        <div>
          <p aria-hidden="true" className="font-bold">
            {title}
          </p>
          <p>{map.provider}</p>
        </div>
      </div>
      <template>
        <iframe
          title={title}
          src={embed}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          // The scheme of the map: with any other, the frame is opaque before it has loaded.
          className="absolute inset-0 size-full scheme-light"
        />
      </template>
    </Enhanced>
  );
}
