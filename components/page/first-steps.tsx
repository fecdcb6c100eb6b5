import { RichText } from '@/components/ui/rich-text';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/emergency-numbers';
import type { Citations } from '@/lib/content/citations';
import type { FirstStep } from '@/lib/content/document-schemas';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

interface FirstStepsProps {
  steps: readonly FirstStep[];
  citations: Citations;
}

/** What to do in the first minute, and phone links, before everything else on a page. */
export function FirstSteps({ steps, citations }: FirstStepsProps) {
  const { call, helpAtOnce } = getMessages().page;
  const calls = [
    { number: emergencyNumber, message: call.emergency },
    { number: ambulanceNumber, message: call.ambulance },
  ];
  return (
    <section
      aria-label={helpAtOnce}
      data-print-part
      className="mt-3 space-y-2 @3xl:mt-6 @3xl:space-y-3"
    >
      {steps.map(({ when, act }, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order.
          key={index}
          className="rounded-xl border-2 border-danger bg-surface px-4 py-2 leading-normal @3xl:px-5 @3xl:py-4 [&_strong]:text-danger"
        >
          <span className="block font-bold">{when}</span>
          <RichText text={act} citations={citations} />
        </p>
      ))}
      <p className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 @3xl:flex @3xl:gap-3">
        {calls.map(({ number, message }) => (
          <a
            key={number}
            href={`tel:${number}`}
            className="inline-flex min-h-14 items-center justify-center rounded-xl border-2 border-danger bg-danger px-2 py-1.5 text-center text-lg leading-tight font-bold text-bg hover:underline @3xl:px-6 print:min-h-0 print:bg-transparent print:text-text"
          >
            {formatMessage(message, { number })}
          </a>
        ))}
      </p>
    </section>
  );
}
