import { TextLink } from '@/components/ui/text-link';
import { clinic } from '@/content/clinic';
import { home } from '@/content/en/home';
import { listContactWays } from '@/lib/contact-ways';
import { ClinicMap } from './clinic-map';
import { MapPlaceholder } from './map-placeholder';

/** Where the clinic is, when it is open and how to reach it, as far as the owner has said. */
export function ClinicFacts() {
  const { where, place, hours, mapTitle, mapLink, mapProvider } = home.contact;
  const { address, openingHours, map } = clinic;
  return (
    <div className="mt-7 flex flex-col gap-6">
      <div>
        <h3 className="text-subsection">{where}</h3>
        <address className="mt-2 not-italic">
          {address && `${address.street}, ${address.postcode} ${address.region}, `}
          {place}
        </address>
        <ul>
          {listContactWays().map(({ label, text, href }) => (
            <li key={href} className="py-1.5">
              {label}: <TextLink href={href}>{text}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      {openingHours && (
        <div>
          <h3 className="text-subsection">{hours}</h3>
          <dl className="mt-2">
            {openingHours.map(({ days, opens, closes }) => (
              <div key={days} className="flex justify-between gap-6">
                <dt>{days}</dt>
                <dd>
                  {opens}–{closes}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {map && (
        <div>
          <ClinicMap title={mapTitle} src={map.embed}>
            <MapPlaceholder place={place} />
          </ClinicMap>
          <p className="mt-3">
            <TextLink href={map.link}>{mapLink}</TextLink>
          </p>
          <p className="text-base text-muted">{mapProvider}</p>
        </div>
      )}
    </div>
  );
}
