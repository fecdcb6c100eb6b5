import { getOnlyPage } from '@/lib/content/pages/pages';
import { toPageAddress } from '@/lib/site/language-address';
import { NextSteps } from './next-steps';

interface AfterSendingProps {
  heading: 'h2' | 'h3';
  /** Default to those of the patient form. */
  steps?: readonly { when: string; text: string }[];
  /** Where to go now. */
  action: { href: string; label: string; look: string };
}

/** What happens once a form is sent, and what to do now. */
export function AfterSending({ heading, steps, action }: AfterSendingProps) {
  const { next } = getOnlyPage('form');
  return (
    <>
      <NextSteps id="next-now" heading={heading} title={next.title} steps={steps ?? next.steps} />
      <p className="mt-6 print:hidden">
        <a href={toPageAddress(action.href)} className={action.look}>
          {action.label}
        </a>
      </p>
    </>
  );
}
