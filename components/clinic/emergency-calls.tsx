import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

export function EmergencyCalls() {
  const { call } = getMessages().page;
  const calls = [
    { number: emergencyNumber, message: call.emergency },
    { number: ambulanceNumber, message: call.ambulance },
  ];
  return (
    <p className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 @tablet:flex @tablet:gap-3">
      {calls.map(({ number, message }) => (
        <a
          key={number}
          href={`tel:${number}`}
          className="inline-flex min-h-14 items-center justify-center rounded-xl border-2 border-danger bg-danger px-1 py-1.5 @tablet:px-5 text-center text-small leading-tight font-bold text-bg hover:underline print:min-h-0 two-colours:bg-bg two-colours:text-text"
        >
          {formatMessage(message, { number })}
        </a>
      ))}
    </p>
  );
}

/** A sticky bar with emergency numbers at the bottom of the screen, from the second screenful on. */
export const CallBar = () => (
  <div
    data-unspoken
    className="call-bar pointer-events-none absolute inset-x-0 top-[100lvh] bottom-0 hidden flex-col justify-end not-print:tall:@phone/page:flex"
  >
    <div className="pointer-events-auto sticky bottom-(--bar-room) border-t border-hairline bg-bg px-(--gutter) py-2 *:grid-cols-2 [&_a]:-scroll-mb-24">
      <EmergencyCalls />
    </div>
  </div>
);
