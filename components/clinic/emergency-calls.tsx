import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

/** Phone links to the emergency number and to an ambulance. */
export function EmergencyCalls() {
  const { call } = getMessages().page;
  const calls = [
    { number: emergencyNumber, message: call.emergency },
    { number: ambulanceNumber, message: call.ambulance },
  ];
  return (
    <p className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2 @tablet:flex @tablet:gap-3">
      {calls.map(({ number, message }) => (
        <a
          key={number}
          href={`tel:${number}`}
          className="inline-flex min-h-14 items-center justify-center rounded-xl border-2 border-danger bg-danger px-1 py-1.5 @tablet:px-5 text-center text-lg leading-tight font-bold text-bg hover:underline print:min-h-0 print:bg-transparent print:text-text"
        >
          {formatMessage(message, { number })}
        </a>
      ))}
    </p>
  );
}
