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
    <>
      <div className={hasPin ? 'h-48 @wide:h-60' : 'h-30'}>
        <ClinicMap title={title} src={embed}>
          <p aria-hidden="true" className="place-self-center p-4 text-muted">
            {title}
          </p>
        </ClinicMap>
      </div>
      <p className="mt-2 text-small text-muted print:hidden">{map.provider}</p>
    </>
  );
}
