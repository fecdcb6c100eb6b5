import { secondaryButton } from '@/components/ui/button-classes';
import type { ContactWay } from '@/lib/contact-ways';
import { ContactWays } from './contact-ways';
import { CopyAnswers, type CopyTexts } from './copy-answers';
import { focusOnMount } from './focus-on-mount';

/** What a visitor can do after one kind of failure. */
export interface FailureAdvice {
  text: string;
  canRetry: boolean;
}

interface FailureNoticeProps {
  title: string;
  advice: FailureAdvice;
  texts: { retry: string; otherWays: string; copy: CopyTexts };
  ways: readonly ContactWay[];
  toText: () => string;
}

/** Says that a form did not go out, or may not have, and what can be done next. */
export function FailureNotice({ title, advice, texts, ways, toText }: FailureNoticeProps) {
  // What helps most comes first: where trying again is no use, the other ways do.
  const otherWays = ways.length > 0 && <ContactWays title={texts.otherWays} ways={ways} />;
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={focusOnMount}
      className="mt-7 rounded-xl border-3 border-danger bg-surface p-5"
    >
      <p className="font-bold text-danger">{title}</p>
      <p className="mt-2">{advice.text}</p>
      {!advice.canRetry && otherWays}
      <div className="mt-4 flex flex-wrap gap-4">
        {advice.canRetry && (
          <button type="submit" className={secondaryButton}>
            {texts.retry}
          </button>
        )}
        <CopyAnswers texts={texts.copy} toText={toText} />
      </div>
      {advice.canRetry && otherWays}
    </div>
  );
}
