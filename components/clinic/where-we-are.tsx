import { plainLink } from '@/components/ui/button-classes';
import { pin, StrokeIcon } from '@/components/ui/stroke-icon';
import { formatAddress } from '@/lib/clinic/address';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { toMap } from '@/lib/clinic/map';
import { toHoursRows } from '@/lib/clinic/opening-hours';
import { getContent } from '@/lib/content/get-content';
import { getLanguage } from '@/lib/language';
import { formatPlural } from '@/lib/text/format-message';
import { ContactList } from './contact-list';
import { OpeningHours } from './opening-hours';
import { PhoneLink } from './phone-link';

interface WhereWeAreProps {
  heading: 'h2' | 'h3';
  hasCall?: boolean;
}

export function WhereWeAre({ heading: Heading, hasCall = true }: WhereWeAreProps) {
  const { clinic, messages } = getContent();
  const { where, hours, map, reply, replyWithin } = messages.clinic;
  const address = formatAddress(clinic, messages.clinic);
  const look = `${plainLink} gap-3 font-bold`;
  const hoursRows = toHoursRows(clinic, hours);
  // Only contact options in writing, without the example address (`.test`) of a local run.
  const written = listContactOptions().filter(({ href }) => !/^tel:|\.test$/.test(href));
  return (
    <>
      <div>
        <Heading className="text-subsection">{where}</Heading>
        <address className="mt-2 not-italic">{address}</address>
        <div className="mt-1 flex flex-col items-start">
          {(clinic.address ?? clinic.position) && (
            <a href={toMap(clinic, address).link} className={look}>
              <StrokeIcon path={pin} className="size-6 shrink-0" />
              {map.link}
            </a>
          )}
          {hasCall && <PhoneLink className={look} />}
        </div>
        <ContactList options={written} />
        {/* Hidden after a form is sent, because the next steps then show the reply time. */}
        {clinic.replyWithinHours && (
          <p className="group-has-data-sent/form:hidden">
            {reply}: {formatPlural(replyWithin, clinic.replyWithinHours, getLanguage().tag)}
          </p>
        )}
      </div>
      {hoursRows.length > 0 && (
        <div>
          <Heading className="mb-3 text-subsection">{hours.title}</Heading>
          <OpeningHours rows={hoursRows} />
        </div>
      )}
    </>
  );
}
