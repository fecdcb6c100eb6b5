import { toDeliveryFailure } from '../email/delivery-failure';
import { type Delivery, type Email, sendEmail } from '../email/send-email';
import { STAY_MS } from '../timings';
import { keepDraft, noteSending, readDraft, wasSending } from './draft';
import type { FormName } from './email-forms';
import { type Answers, type FieldMessages, isBlank, withoutSent } from './field';
import { initialSubmission, reduce, type SubmissionEvent } from './submission';

/** Keeps the submission of a form outside React, and asks before the page is left while it is sent. */
function createSubmissionStore(form: FormName) {
  const readFromDraft = () => readDraft(form) ?? {};
  let readAnswers: () => Answers = readFromDraft;
  let state = initialSubmission;
  const listeners = new Set<() => void>();

  /** Returns whether the event has changed the state. */
  function dispatch(event: SubmissionEvent): boolean {
    const next = reduce(state, event);
    if (next === state) {
      return false;
    }
    state = next;
    if (state.status === 'sent') {
      keepDraft(form, withoutSent(readFromDraft(), state.answers));
    }
    for (const listener of listeners) {
      listener();
    }
    return true;
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Returns whether the answers are to be checked now; until that has ended no other submit counts. */
    submit: (answers: Answers) => dispatch({ type: 'submit', answers, at: performance.now() }),
    refuse: (messages: FieldMessages) => dispatch({ type: 'refuse', messages }),
    failToCheck: (reason: unknown) =>
      dispatch({ type: 'cannot-check', failure: toDeliveryFailure(reason) }),
    async send(email: Email): Promise<void> {
      const isByScript = navigator.userActivation?.hasBeenActive === false;
      if (!dispatch({ type: 'accept', isByScript }) || state.status !== 'sending') {
        return;
      }
      const { attempt, answers } = state;
      noteSending(form, true);
      // A reload aborts the request, which fails before the page is gone.
      let isLeaving = false;
      const askBeforeLeaving = (event: BeforeUnloadEvent) => {
        isLeaving = true;
        event.preventDefault();
        // Chrome before 119 asks only so.
        event.returnValue = true;
        // The visitor may stay.
        setTimeout(() => {
          isLeaving = false;
        }, STAY_MS);
      };
      addEventListener('beforeunload', askBeforeLeaving);
      const settle = (delivery: Delivery) => {
        if (delivery.status === 'sent' || !isLeaving) {
          noteSending(form, false);
        }
        dispatch({
          type: 'settle',
          attempt,
          answers,
          current: readAnswers(),
          delivery,
          at: performance.now(),
        });
      };
      settle(await sendEmail(email, settle));
      removeEventListener('beforeunload', askBeforeLeaving);
    },
    leave: () => dispatch({ type: 'leave' }),
    /** Connects the form on the page; returns the clean-up for when it is removed. */
    attach(readForm: () => Answers): () => void {
      readAnswers = readForm;
      const answers = readForm();
      if (state.attempt === 0 && wasSending(form) && !isBlank(answers)) {
        noteSending(form, false);
        dispatch({ type: 'interrupt', answers });
      }
      return () => {
        readAnswers = readFromDraft;
        dispatch({ type: 'leave' });
      };
    },
  };
}

export const submissionStores: Record<FormName, ReturnType<typeof createSubmissionStore>> = {
  contact: createSubmissionStore('contact'),
  patient: createSubmissionStore('patient'),
};
