import { toDeliveryFailure } from '../email/delivery-failure';
import type { Delivery } from '../email/send-email';
import { ANSWER_TIMEOUT_MS, DOUBLE_CLICK_MS } from '../timings';
import { type FormName, forgetDraft, keepDraft, readDraft } from './draft';
import { type Answers, isBlank, readAnswers, writeAnswers } from './field';
import type { FormEngine } from './form-engine';
import { type SubmissionStore, submissionStores } from './submission-store';

/** Takes away what was sent; what was typed since then stays, as the new draft. */
function clearSent(name: FormName, sent: Answers): void {
  const { form } = submissionStores[name];
  const now = form ? readAnswers(form) : (readDraft(name) ?? {});
  const typedSince = Object.fromEntries(
    Object.entries(now).filter(([field, answer]) => answer !== sent[field]),
  );
  if (form) {
    form.reset();
    writeAnswers(form, typedSince);
  }
  if (isBlank(typedSince)) {
    forgetDraft(name);
  } else {
    keepDraft(name, typedSince);
  }
}

function finish(name: FormName, sent: Answers, delivery: Delivery): void {
  const store = submissionStores[name];
  const answers = JSON.stringify(sent);
  // An earlier try with the same answers may have got through while this one failed.
  if (delivery.status === 'failed' && store.delivered?.answers !== answers) {
    store.set({ ...delivery, attempt: store.attempt });
    return;
  }
  store.delivered = { answers, at: performance.now() };
  clearSent(name, sent);
  store.set({ status: 'sent' });
}

/** Gives up on a script that does not come: nothing has been sent by then. */
const inTime = <T>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The script did not come')), ANSWER_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Whether nobody has touched this page: a script filled in the form and submitted it. The same
 * answers submitted again go out all the same, so that no browser can keep a patient's message back.
 */
function looksScripted(store: SubmissionStore, sent: Answers): boolean {
  const answers = JSON.stringify(sent);
  const wasAsked = store.askedAgainFor === answers;
  store.askedAgainFor = answers;
  return navigator.userActivation?.hasBeenActive === false && !wasAsked;
}

async function checkAndSend(
  name: FormName,
  form: HTMLFormElement,
  loadEngine: () => Promise<FormEngine>,
): Promise<void> {
  const store = submissionStores[name];
  const sent = readAnswers(form);
  const attempt = ++store.attempt;
  store.set({ status: 'checking' });
  try {
    const engine = await inTime(loadEngine());
    const checked = await engine.check();
    if (!checked.isValid) {
      const { errors } = checked;
      const hasEmptyField = Object.keys(errors).some((field) => !sent[field]?.trim());
      store.set({ status: 'invalid', attempt, errors, hasEmptyField });
      return;
    }
    if (looksScripted(store, sent)) {
      store.set({ status: 'unconfirmed', attempt });
      return;
    }
    store.set({ status: 'sending' });
    const delivery = await engine.send(checked.email, (late) => {
      // Good news counts whenever it comes; bad news only while nothing else has been tried.
      if (late.status === 'sent' || store.attempt === attempt) {
        finish(name, sent, late);
      }
    });
    finish(name, sent, delivery);
  } catch (reason) {
    finish(name, sent, { status: 'failed', failure: toDeliveryFailure(reason) });
  }
}

/** Checks and sends a form, one submit at a time; what comes of it goes into the form's store. */
export async function submitForm(
  name: FormName,
  form: HTMLFormElement,
  loadEngine: () => Promise<FormEngine>,
): Promise<void> {
  const store = submissionStores[name];
  // The second half of a double click finds the form just sent and empty.
  const isSecondClick =
    store.delivered !== null &&
    performance.now() - store.delivered.at < DOUBLE_CLICK_MS &&
    isBlank(readAnswers(form));
  if (store.isBusy || isSecondClick) {
    return;
  }
  store.isBusy = true;
  await checkAndSend(name, form, loadEngine);
  store.isBusy = false;
}
