import { useState } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import type { Messages } from '@/lib/content/words/messages';

interface CopyAnswersProps {
  messages: Messages['forms']['help']['copy'];
  toText: () => string;
}

/** Puts the answers on the clipboard or, where that is refused, into a box to copy from. */
export function CopyAnswers({ messages, toText }: CopyAnswersProps) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean; text: string } | null>(null);

  async function copy() {
    const text = toText();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ isCopied: true, text });
    } catch {
      setOutcome({ isCopied: false, text });
    }
  }

  return (
    <>
      <button type="button" onClick={copy} className={secondaryButton}>
        {messages.button}
      </button>
      <p aria-live="polite" className="w-full">
        {outcome && (outcome.isCopied ? messages.done : messages.byHand)}
      </p>
      {outcome && !outcome.isCopied && (
        <textarea
          readOnly
          aria-label={messages.textLabel}
          value={outcome.text}
          rows={8}
          ref={focusOnMount}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="w-full rounded-xl border-2 border-line bg-bg p-4"
        />
      )}
    </>
  );
}
