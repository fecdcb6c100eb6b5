import { getContent } from '@/lib/content/get-content';
import { getLanguage } from '@/lib/language';
import { formatPlural } from '@/lib/text/format-message';

interface NextStepsProps {
  id: string;
  heading?: 'h2' | 'h3';
  title: string;
  steps: readonly { when: string; text: string }[];
}

/** What happens after a form is sent, in numbered steps, the first of which is the clinic's reply. */
export function NextSteps({ id, heading: Heading = 'h2', title, steps }: NextStepsProps) {
  const { clinic, messages } = getContent();
  const { replyWithin } = messages.clinic;
  const replyTime =
    clinic.replyWithinHours &&
    formatPlural(replyWithin, clinic.replyWithinHours, getLanguage().tag);
  return (
    <div>
      <Heading id={id} className="text-subsection">
        {title}
      </Heading>
      <ol className="mt-2 list-decimal stack-2 pl-[2em] bullets-accent2 [&_::marker]:font-extrabold">
        {steps.map(({ when, text }, index) => (
          <li key={when}>
            <strong>{(index === 0 && replyTime) || when}:</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
