import { secondaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import type { ContactOption } from '@/lib/clinic/contact-options';
import { ContactWays } from './contact-ways';
import { CopyAnswers, type CopyMessages } from './copy-answers';

interface FailureNoticeProps {
  title: string;
  /** What the visitor can do after this kind of failure. */
  advice: string;
  canRetry: boolean;
  messages: { retry: string; otherWays: string; copy: CopyMessages };
  ways: readonly ContactOption[];
  toText: () => string;
}

/** Says that a form did not go out, or may not have, and what can be done next. */
export function FailureNotice({
  title,
  advice,
  canRetry,
  messages,
  ways,
  toText,
}: FailureNoticeProps) {
  // What helps most comes first: where trying again is no use, the other ways do.
  const otherWays = ways.length > 0 && <ContactWays title={messages.otherWays} ways={ways} />;
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={focusOnMount}
      className="mt-7 rounded-xl border-3 border-danger bg-surface p-5"
    >
      <p className="font-bold text-danger">{title}</p>
      <p className="mt-2">{advice}</p>
      {!canRetry && otherWays}
      <div className="mt-4 flex flex-wrap gap-4">
        {canRetry && (
          <button type="submit" className={secondaryButton}>
            {messages.retry}
          </button>
        )}
        <CopyAnswers messages={messages.copy} toText={toText} />
      </div>
      {canRetry && otherWays}
    </div>
  );
}
