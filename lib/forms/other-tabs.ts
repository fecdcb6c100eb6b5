import { SENT_CHANNEL } from '../browser/sent-channel';
import type { FormName } from './email-forms';
import type { Answers } from './field';

/** What a tab tells the others. */
export interface SentForm {
  form: FormName;
  answers: Answers;
}

/** Tells the other tabs what was sent: a duplicated tab has a copy of the draft. */
export function tellOtherTabs(form: FormName, answers: Answers): void {
  try {
    const channel = new BroadcastChannel(SENT_CHANNEL);
    channel.postMessage({ form, answers } satisfies SentForm);
    channel.close();
  } catch {
    // A browser without channels, or one that denies them: the copy goes when its tab is closed.
  }
}

/** Hears that another tab has sent the draft of this one; returns how to stop. */
export function listenToOtherTabs(form: FormName, onSent: (answers: Answers) => void): () => void {
  // The script in the head listens to the channel on every page and passes it on.
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<SentForm>;
    if (detail.form === form) {
      onSent(detail.answers);
    }
  };
  addEventListener(SENT_CHANNEL, hear);
  return () => removeEventListener(SENT_CHANNEL, hear);
}
