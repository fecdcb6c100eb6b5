import { InnerLink } from '@/components/ui/inner-link';
import { AlertIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import { getOnlyPage } from '@/lib/content/pages';
import { NextSteps } from './next-steps';

interface AfterSendingProps {
  heading: 'h2' | 'h3';
  /** Default to those of the patient form. */
  steps?: readonly { when: string; text: string }[];
  /** Where to go now. */
  action: { href: string; label: string; look: string };
}

/** What happens once a form is sent, what to do now, and what to do in an emergency. */
export function AfterSending({ heading, steps, action }: AfterSendingProps) {
  const { next, meanwhile } = getOnlyPage('form');
  return (
    <>
      <NextSteps id="next-now" heading={heading} title={next.title} steps={steps ?? next.steps} />
      <p className="mt-6 print:hidden">
        <InnerLink href={action.href} className={action.look}>
          {action.label}
        </InnerLink>
      </p>
      <p className="mt-8 flex gap-3 border-t border-line pt-6 print:border-0">
        <AlertIcon />
        <span>
          <RichText text={meanwhile} />
        </span>
      </p>
    </>
  );
}
