import { primaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import type { ContactOption } from '@/lib/clinic/contact-options';
import type { Messages } from '@/lib/content/words/messages';
import { ContactOptions } from './contact-options';
import { CopyAnswers } from './copy-answers';

interface FailureNoticeProps {
  title: string;
  /** Says that the message may have arrived nevertheless. */
  doubt: string | null;
  /** What the visitor can do after this kind of failure. */
  advice: string;
  canRetry: boolean;
  messages: Messages['forms']['help'];
  options: readonly ContactOption[];
  toText: () => string;
}

/** Says that a form was not sent, or may not have been, and what can be done next. */
export function FailureNotice({
  title,
  doubt,
  advice,
  canRetry,
  messages,
  options,
  toText,
}: FailureNoticeProps) {
  // Where a retry cannot help, the other ways to reach the clinic come first.
  const contactOptions = options.length > 0 && (
    <ContactOptions title={messages.contactOptions} options={options} />
  );
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={focusOnMount}
      className="mt-6 rounded-xl border-3 border-danger bg-surface p-5"
    >
      <p className="font-bold text-danger">{title}</p>
      {doubt && <p className="mt-2 font-bold">{doubt}</p>}
      <p className="mt-2">{advice}</p>
      {!canRetry && contactOptions}
      <div className="mt-4 flex flex-wrap gap-4">
        {canRetry && (
          <button type="submit" className={primaryButton}>
            {messages.retry}
          </button>
        )}
        <CopyAnswers messages={messages.copy} toText={toText} />
      </div>
      {canRetry && contactOptions}
    </div>
  );
}
