import { RichText } from '@/components/ui/rich-text';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/emergency-numbers';
import type { FirstStep } from '@/lib/content/document-schemas';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';
import { withNonBreakingSpaces } from '@/lib/text/non-breaking';

interface FirstStepsProps {
  steps: readonly FirstStep[];
}

/** What to do in the first minute, and buttons to call: before everything else on a page. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const { emergency, ambulance } = getMessages().page.call;
  const calls = [
    { number: emergencyNumber, message: emergency },
    { number: ambulanceNumber, message: ambulance },
  ];
  return (
    <div className="mt-3 border-l-8 border-danger pl-4">
      {steps.map(({ when, act }) => (
        <p key={when} className="mb-3">
          <span className="block font-bold">{withNonBreakingSpaces(when)}</span>
          <RichText text={act} />
        </p>
      ))}
      <p className="grid grid-cols-2 gap-2 sm:flex sm:gap-3">
        {calls.map(({ number, message }) => (
          <a
            key={number}
            href={`tel:${number}`}
            className="inline-flex min-h-14 items-center justify-center rounded-xl border-2 border-danger bg-danger px-2 py-1.5 text-center text-lg leading-tight font-bold text-bg hover:underline sm:px-6 print:min-h-0 print:bg-transparent print:text-text"
          >
            {formatMessage(message, { number })}
          </a>
        ))}
      </p>
    </div>
  );
}
