import type { DeliveryFailure } from '../email/delivery-failure';
import type { Delivery } from '../email/send-email';
import { DOUBLE_CLICK_MS } from '../timings';
import { type Answers, areSame, type FieldMessages, isBlank } from './field';
import { trimInvisible } from './invisible-characters';

/** What became of the last submit of a form. `attempt` counts the submits, so that each failure is announced. */
export type Submission = { attempt: number } & (
  | { status: 'idle' }
  /** `isRepeated`: the submit before was of the same answers. */
  | { status: 'checking'; answers: Answers; isRepeated: boolean }
  | { status: 'invalid'; answers: Answers; messages: FieldMessages; hasEmptyField: boolean }
  | { status: 'needs-confirmation'; answers: Answers }
  | { status: 'sending'; answers: Answers }
  /** `at`: when, in ms since the page was loaded. */
  | { status: 'sent'; answers: Answers; at: number }
  | { status: 'failed'; answers: Answers; failure: DeliveryFailure }
);

export type SubmissionEvent =
  | { type: 'submit'; answers: Answers; at: number }
  /** The check found answers that cannot be sent. */
  | { type: 'refuse'; messages: FieldMessages }
  /** The script that checks the answers did not load. */
  | { type: 'cannot-check'; failure: DeliveryFailure }
  /** `isByScript`: nobody has clicked, tapped or typed on the page. */
  | { type: 'accept'; isByScript: boolean }
  /** Sending attempt number `attempt` ended, in time or after its timeout; the form holds `current`. */
  | {
      type: 'settle';
      attempt: number;
      answers: Answers;
      current: Answers;
      delivery: Delivery;
      at: number;
    }
  /** The page was reloaded or left while these answers were on their way. */
  | { type: 'interrupt'; answers: Answers }
  /** The page is left, or the answers are cleared. */
  | { type: 'leave' };

export const initialSubmission: Submission = { status: 'idle', attempt: 0 };

/** Whether a form is being checked or sent: nothing can be submitted meanwhile. */
export const isPending = ({ status }: Submission): boolean =>
  status === 'checking' || status === 'sending';

function submit(
  state: Submission,
  { answers, at }: Extract<SubmissionEvent, { type: 'submit' }>,
): Submission {
  const isSecondClick =
    state.status === 'sent' && at - state.at < DOUBLE_CLICK_MS && isBlank(answers);
  if (isPending(state) || isSecondClick) {
    return state;
  }
  const isRepeated =
    state.status !== 'idle' && state.status !== 'invalid' && areSame(state.answers, answers);
  return { status: 'checking', attempt: state.attempt + 1, answers, isRepeated };
}

/** Whether a message that arrived is the one which the visitor sees as not sent yet. */
function isOutstanding(state: Submission, answers: Answers, current: Answers): boolean {
  if (state.status === 'sent') {
    return false;
  }
  // While a submit is pending, and once the form is empty again, what was submitted is compared.
  return isPending(state) || isBlank(current)
    ? state.status === 'idle' || areSame(state.answers, answers)
    : areSame(current, answers);
}

function settle(
  state: Submission,
  { attempt, answers, current, delivery, at }: Extract<SubmissionEvent, { type: 'settle' }>,
): Submission {
  if (delivery.status === 'sent') {
    return isOutstanding(state, answers, current)
      ? { status: 'sent', attempt: state.attempt, answers, at }
      : state;
  }
  const isLatest =
    attempt === state.attempt && (state.status === 'sending' || state.status === 'failed');
  return isLatest ? { status: 'failed', attempt, answers, failure: delivery.failure } : state;
}

/** The state after an event; the same object where nothing changes. Its table is in docs/decisions/forms.md. */
export function reduce(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'submit':
      return submit(state, event);
    case 'settle':
      return settle(state, event);
    case 'interrupt':
      return state.status === 'idle'
        ? {
            status: 'failed',
            attempt: state.attempt,
            answers: event.answers,
            failure: { kind: 'unconfirmed' },
          }
        : state;
    case 'leave':
      return isPending(state) || state.status === 'idle'
        ? state
        : { status: 'idle', attempt: state.attempt };
  }
  if (state.status !== 'checking') {
    return state;
  }
  const { attempt, answers } = state;
  switch (event.type) {
    case 'refuse': {
      const { messages } = event;
      const hasEmptyField = Object.keys(messages).some(
        (field) => trimInvisible(answers[field] ?? '') === '',
      );
      return { status: 'invalid', attempt, answers, messages, hasEmptyField };
    }
    case 'cannot-check':
      return { status: 'failed', attempt, answers, failure: event.failure };
    case 'accept':
      // The same answers go out at the second submit, so that no browser keeps a patient's message back.
      return event.isByScript && !state.isRepeated
        ? { status: 'needs-confirmation', attempt, answers }
        : { status: 'sending', attempt, answers };
  }
}
