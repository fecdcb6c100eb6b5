import { getContent } from '@/lib/content/get-content';
import { getLanguage } from '@/lib/language';
import { formatPlural } from '@/lib/text/format-message';

interface NextStepsProps {
  id: string;
  heading?: 'h2' | 'h3';
  title: string;
  steps: readonly { when: string; text: string }[];
}

/** What happens after a form is sent, in numbered steps; the first is the answer of the clinic. */
export function NextSteps({ id, heading: Heading = 'h2', title, steps }: NextStepsProps) {
  const { clinic, messages } = getContent();
  const { replyWithin } = messages.clinic;
  const replyTime =
    clinic.replyWithinHours &&
    formatPlural(replyWithin, clinic.replyWithinHours, getLanguage().tag);
  return (
    <>
      <Heading id={id} className="text-subsection">
        {title}
      </Heading>
      <ol className="mt-2 stack-2">
        {steps.map(({ when, text }, index) => (
          <li key={when} className="flex gap-3">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-extrabold text-accent2 [font-variant-numeric:tabular-nums]"
            >
              {index + 1}
            </span>
            <span>
              <strong>{(index === 0 && replyTime) || when}:</strong> {text}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
