import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { RichText } from '@/components/ui/rich-text';
import type { Citations } from '@/lib/content/citations';
import type { FirstStep } from '@/lib/content/document-schemas';
import { getMessages } from '@/lib/content/get-content';

interface FirstStepsProps {
  steps: readonly FirstStep[];
  citations: Citations;
}

/** What to do in the first minute, and phone links, before everything else on a page. */
export function FirstSteps({ steps, citations }: FirstStepsProps) {
  return (
    <section
      aria-label={getMessages().page.helpAtOnce}
      data-print-part
      className="first-steps mt-2 space-y-2 @[44rem]:mt-6 @[44rem]:space-y-3"
    >
      <div className="grid gap-2 @[44rem]:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))] @[44rem]:gap-3 print:block">
        {steps.map(({ when, act }, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order.
            key={index}
            className="rounded-xl border-2 border-danger bg-surface px-4 py-1.5 leading-snug @[44rem]:px-5 @[44rem]:py-4 @[44rem]:leading-normal [&_strong]:text-danger"
          >
            <span className="block font-bold">{when}</span>
            <RichText text={act} citations={citations} />
          </p>
        ))}
      </div>
      <EmergencyCalls />
    </section>
  );
}
