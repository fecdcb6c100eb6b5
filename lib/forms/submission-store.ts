import type { FormName } from './draft';
import type { Submission } from './submission';

/**
 * What a form is doing, kept beside the pages: a visitor who leaves a form while it is on its way
 * and comes back finds it still on its way, or how it ended.
 */
export interface SubmissionStore {
  get(): Submission;
  set(submission: Submission): void;
  subscribe(onChange: () => void): () => void;
  /** The form as it stands on the page, `null` while no page shows it. */
  form: HTMLFormElement | null;
  /** A lock that closes at once: a disabled button comes one rendering too late. */
  isBusy: boolean;
  /** The answers, as JSON, for which a second press was asked. */
  askedAgainFor: string | null;
  /** How often the form was submitted. */
  attempt: number;
  /** The last answers that reached the clinic, as JSON, and when, in ms since the page began. */
  delivered: { answers: string; at: number } | null;
}

function createStore(): SubmissionStore {
  let submission: Submission = { status: 'idle' };
  const listeners = new Set<() => void>();
  return {
    get: () => submission,
    set(next) {
      submission = next;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    form: null,
    isBusy: false,
    askedAgainFor: null,
    attempt: 0,
    delivered: null,
  };
}

/** The one store of each form. */
export const submissionStores: Record<FormName, SubmissionStore> = {
  contact: createStore(),
  patient: createStore(),
};
