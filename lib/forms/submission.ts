import { type DeliveryFailure, toDeliveryFailure } from '../email/delivery-failure';
import { type Delivery, type Email, sendEmail } from '../email/send-email';
import { DOUBLE_CLICK_MS } from '../timings';
import { keepDraft, readDraft } from './draft';
import type { FormName } from './email-forms';
import { type Answers, areSame, type FieldMessages, isBlank, withoutSent } from './field';
import { trimInvisible } from './invisible-characters';
import { tellOtherTabs } from './other-tabs';

/**
 * Where a form stands, with the answers it was submitted with; `attempt` counts submits, so that
 * each failed one is announced again.
 */
export type Submission =
  | { status: 'idle' }
  /** `isRepeated`: the same answers were submitted just before. */
  | { status: 'checking'; answers: Answers; isRepeated: boolean }
  | {
      status: 'invalid';
      answers: Answers;
      attempt: number;
      messages: FieldMessages;
      hasEmptyField: boolean;
    }
  | { status: 'needs-confirmation'; answers: Answers; attempt: number }
  | { status: 'sending'; answers: Answers }
  /** `at`: when, in ms since the page began. */
  | { status: 'sent'; answers: Answers; at: number }
  | { status: 'failed'; answers: Answers; attempt: number; failure: DeliveryFailure };

export const idle: Submission = { status: 'idle' };

/** Whether a form is being checked or sent: nothing can be submitted meanwhile. */
export const isUnderWay = ({ status }: Submission): boolean =>
  status === 'checking' || status === 'sending';

/** Whether nobody has touched this page: a script filled in the form and submitted it. */
const isLikelyBot = () => navigator.userActivation?.hasBeenActive === false;

function takeFromDraft(form: FormName, sent: Answers): void {
  keepDraft(form, withoutSent(readDraft(form) ?? {}, sent));
}

/**
 * The submission of a form, kept beside the pages: a visitor who leaves a form while it is under way
 * and comes back finds it still under way, or how it ended.
 */
function createSubmission(form: FormName) {
  let state: Submission = idle;
  let attempt = 0;
  // What is typed while no form is on the page is in the draft alone.
  const readFromDraft = () => readDraft(form) ?? {};
  let readAnswers: () => Answers = readFromDraft;
  const listeners = new Set<() => void>();

  function change(next: Submission): void {
    state = next;
    for (const listener of listeners) {
      listener();
    }
  }

  /** Forgets how the last submit ended; one that is under way goes on. */
  function leave(): void {
    if (!isUnderWay(state)) {
      change(idle);
    }
  }

  /** Whether good news about these answers, in time or late, is news about the form as it is now. */
  function isAbout(answers: Answers): boolean {
    if (state.status === 'sent') {
      return false;
    }
    // Of a form that is under way, or empty again, what was submitted counts.
    const now = isUnderWay(state) ? {} : readAnswers();
    if (isBlank(now)) {
      return state.status === 'idle' || areSame(state.answers, answers);
    }
    return areSame(now, answers);
  }

  /** Takes in how an attempt ended, in time or late. */
  function settle(of: { attempt: number; answers: Answers }, delivery: Delivery): void {
    const { answers } = of;
    if (delivery.status === 'sent') {
      if (isAbout(answers)) {
        takeFromDraft(form, answers);
        change({ status: 'sent', answers, at: performance.now() });
      }
      tellOtherTabs(form, answers);
      // Bad news counts only while nothing else has been tried.
    } else if (
      of.attempt === attempt &&
      (state.status === 'sending' || state.status === 'failed')
    ) {
      change({ status: 'failed', ...of, failure: delivery.failure });
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Begins a submit and closes the form to others at once; tells whether this one may go on. */
    begin(answers: Answers): boolean {
      // The second half of a double click finds the form just sent and empty.
      const isSecondClick =
        state.status === 'sent' &&
        performance.now() - state.at < DOUBLE_CLICK_MS &&
        isBlank(answers);
      if (isUnderWay(state) || isSecondClick) {
        return false;
      }
      attempt += 1;
      const isRepeated =
        state.status !== 'idle' && state.status !== 'invalid' && areSame(state.answers, answers);
      change({ status: 'checking', answers, isRepeated });
      return true;
    },
    /** Ends a check that found answers which cannot be sent. */
    refuse(messages: FieldMessages): void {
      if (state.status === 'checking') {
        const { answers } = state;
        const hasEmptyField = Object.keys(messages).some(
          (field) => trimInvisible(answers[field] ?? '') === '',
        );
        change({ status: 'invalid', answers, attempt, messages, hasEmptyField });
      }
    },
    /** Ends a check that could not be made, because its script did not come. */
    fail(reason: unknown): void {
      if (state.status === 'checking') {
        const failure = toDeliveryFailure(reason);
        change({ status: 'failed', answers: state.answers, attempt, failure });
      }
    },
    /**
     * Sends what was checked. What a script submitted waits for a press; the same answers submitted
     * again go out all the same, so that no browser can keep a patient's message back.
     */
    async send(email: Email): Promise<void> {
      if (state.status !== 'checking') {
        return;
      }
      const of = { attempt, answers: state.answers };
      if (isLikelyBot() && !state.isRepeated) {
        change({ status: 'needs-confirmation', ...of });
        return;
      }
      change({ status: 'sending', answers: of.answers });
      settle(of, await sendEmail(email, (late) => settle(of, late)));
    },
    /** Takes in that another tab has sent what stands in this one too. */
    acceptFromOtherTab(answers: Answers): void {
      if (!isUnderWay(state)) {
        change({ status: 'sent', answers, at: performance.now() });
      }
    },
    /** Takes a form that has come to the page; returns what is to be done when it leaves. */
    attach(readForm: () => Answers): () => void {
      readAnswers = readForm;
      return () => {
        readAnswers = readFromDraft;
        leave();
      };
    },
    leave,
  };
}

/** The one submission of each form. */
export const submissions = {
  contact: createSubmission('contact'),
  patient: createSubmission('patient'),
} as const satisfies Record<FormName, ReturnType<typeof createSubmission>>;
