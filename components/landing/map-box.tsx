import { ErrorBoundary } from '@/components/ui/error-boundary';
import { pin, StrokeIcon } from '@/components/ui/stroke-icon';
import { formatAddress } from '@/lib/clinic/address';
import { toMap } from '@/lib/clinic/map';
import { getContent } from '@/lib/content/get-content';
import { ClinicMap } from './clinic-map';

/** The map, and whose it is. */
export function MapBox() {
  const { clinic, messages } = getContent();
  const { map } = messages.clinic;
  const { embed, hasPin } = toMap(clinic, formatAddress(clinic, messages.clinic));
  const title = hasPin ? map.titleOfClinic : map.title;
  return (
    <div className="grid min-h-48 print:hidden @wide:min-h-60">
      <ErrorBoundary name="map">
        <ClinicMap title={title} src={embed}>
          <div className="flex items-center gap-3 place-self-center p-4 text-small text-muted">
            <StrokeIcon path={pin} className="size-6 shrink-0" />
            <div>
              <p aria-hidden="true" className="font-bold">
                {title}
              </p>
              <p>{map.provider}</p>
            </div>
          </div>
        </ClinicMap>
      </ErrorBoundary>
    </div>
  );
}
