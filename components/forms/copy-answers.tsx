import { useState } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from './focus-on-mount';

/** The words around the copy button. */
export interface CopyTexts {
  button: string;
  done: string;
  byHand: string;
  textLabel: string;
}

interface CopyAnswersProps {
  texts: CopyTexts;
  toText: () => string;
}

/** Puts the answers on the clipboard or, where that is refused, into a box to copy from. */
export function CopyAnswers({ texts, toText }: CopyAnswersProps) {
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
        {texts.button}
      </button>
      <p aria-live="polite" className="w-full">
        {outcome && (outcome.isCopied ? texts.done : texts.byHand)}
      </p>
      {outcome && !outcome.isCopied && (
        <textarea
          readOnly
          aria-label={texts.textLabel}
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
