import { type ReactNode, useState } from 'react';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import type { Messages } from '@/lib/content/words/messages';
import { canRetry, type FailureKind } from '@/lib/email/failure';
import type { FormName } from '@/lib/forms/email-forms';
import { Notice } from './notice';

type FormMessages = Messages['forms'];
export type FormWords = Omit<FormMessages[FormName], 'fields'> &
  Pick<FormMessages, 'help' | 'advice'>;

interface FailureNoticeProps {
  kind: FailureKind;
  words: FormWords;
  otherWays: ReactNode;
  toText: () => string;
}

/** Says that a form was not sent, or may not have been, and what the visitor can do next. */
export function FailureNotice({ kind, words, otherWays, toText }: FailureNoticeProps) {
  const { failed, unconfirmed, advice, help } = words;
  const isOutdated = kind === 'outdated';
  const [copy, setCopy] = useState<{ isDone: boolean; text: string } | null>(null);

  async function copyAnswers() {
    const text = toText();
    try {
      await navigator.clipboard.writeText(text);
      setCopy({ isDone: true, text });
    } catch {
      setCopy({ isDone: false, text });
    }
  }

  return (
    <Notice look="danger" role="alert" title={failed}>
      {kind === 'unconfirmed' && <p className="mt-2 font-bold">{unconfirmed}</p>}
      <p className="mt-2">{advice[kind]}</p>
      {/* If a retry cannot help, the other ways to contact the clinic come first. */}
      {!canRetry[kind] && otherWays}
      <div className="mt-4 flex flex-wrap gap-4">
        {canRetry[kind] && (
          <button
            type={isOutdated ? 'button' : 'submit'}
            onClick={isOutdated ? () => location.reload() : undefined}
            className={primaryButton}
          >
            {isOutdated ? help.reload : help.retry}
          </button>
        )}
        <button type="button" onClick={copyAnswers} className={secondaryButton}>
          {help.copy.button}
        </button>
        <p aria-live="polite" className="w-full">
          {copy && (copy.isDone ? help.copy.done : help.copy.byHand)}
        </p>
        {copy && !copy.isDone && (
          <textarea
            readOnly
            aria-label={help.copy.textLabel}
            value={copy.text}
            rows={8}
            ref={focusOnMount}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="w-full resize-y rounded-xl border-2 border-line bg-bg p-4"
          />
        )}
      </div>
      {canRetry[kind] && otherWays}
    </Notice>
  );
}
