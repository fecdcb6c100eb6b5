import { Drawing } from '@/components/illustrations/drawing';
import { ErrorBoundary } from '@/components/ui/error-boundary';
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
    <div className={`grid print:hidden ${hasPin ? 'min-h-48 @wide:min-h-60' : 'min-h-30'}`}>
      <ErrorBoundary name="map">
        <ClinicMap title={title} src={embed}>
          <Drawing name="map" className="absolute inset-x-1/2 h-full [translate:-50%]" />
          <p className="relative self-end justify-self-start bg-raised px-3 text-small text-muted">
            {map.provider}
          </p>
        </ClinicMap>
      </ErrorBoundary>
    </div>
  );
}
