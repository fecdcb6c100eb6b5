import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toDeliveryFailure } from '../email/delivery-failure';
import type { Delivery } from '../email/send-email';
import { type FormName, forgetDraft, keepDraft, readDraft } from './draft';
import { type Answers, type FieldErrors, isBlank, readAnswers, writeAnswers } from './field';
import type { FormEngine } from './form-engine';
import type { Submission } from './submission';

/** What became of the draft: none, put back into the form, or cleared and still to be had back. */
export type DraftState =
  | { status: 'none' }
  | { status: 'restored' }
  | { status: 'cleared'; answers: Answers };

const withoutBlanks = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));

/** Empties the form of what was sent; what was typed since then stays, as the new draft. */
function clearSent(name: FormName, form: HTMLFormElement, sent: Answers): void {
  const typedSince = Object.fromEntries(
    Object.entries(readAnswers(form)).filter(([field, answer]) => answer !== sent[field]),
  );
  form.reset();
  writeAnswers(form, typedSince);
  if (isBlank(typedSince)) {
    forgetDraft(name);
  } else {
    keepDraft(name, typedSince);
  }
}

/** Runs a form that goes out as e-mail: its draft, its check and its one submission at a time. */
export function useMailForm(name: FormName) {
  const formRef = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<FormEngine>>(null);
  const isBusy = useRef(false);
  const attempt = useRef(0);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [draft, setDraft] = useState<DraftState>({ status: 'none' });

  // Loaded at the first touch and not with the page; a load that failed is tried again.
  function loadEngine(form: HTMLFormElement): Promise<FormEngine> {
    engine.current ??= import('./form-engine')
      .then(({ attachFormEngine }) => attachFormEngine(name, form, setErrors))
      .catch((reason) => {
        engine.current = null;
        throw reason;
      });
    return engine.current;
  }

  function finish(form: HTMLFormElement, sent: Answers, delivery: Delivery): void {
    if (delivery.status === 'failed') {
      setSubmission({ ...delivery, attempt: attempt.current });
      return;
    }
    clearSent(name, form, sent);
    setErrors({});
    setDraft({ status: 'none' });
    setSubmission({ status: 'sent' });
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const answers = readAnswers(form);
    const current = ++attempt.current;
    setSubmission({ status: 'sending' });
    try {
      const { check, send } = await loadEngine(form);
      const checked = await check();
      if (!checked.isValid) {
        const { errors } = checked;
        const hasEmptyField = Object.keys(errors).some((field) => !answers[field]?.trim());
        setErrors(errors);
        setSubmission({ status: 'invalid', attempt: current, errors, hasEmptyField });
        return;
      }
      const delivery = await send(checked.email, (late) => {
        if (attempt.current === current) {
          finish(form, answers, late);
        }
      });
      finish(form, answers, delivery);
    } catch (reason) {
      // Nothing but a script that could not be loaded ends here.
      finish(form, answers, { status: 'failed', failure: toDeliveryFailure(reason) });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    // The second half of a double click finds the form just sent and empty.
    const isSentAlready = submission.status === 'sent' && isBlank(readAnswers(form));
    // A lock that closes at once: a disabled button comes one rendering too late.
    if (isBusy.current || isSentAlready) {
      return;
    }
    isBusy.current = true;
    await send(form);
    isBusy.current = false;
  }

  function keep(): void {
    if (formRef.current) {
      keepDraft(name, readAnswers(formRef.current));
    }
  }

  function clear(): void {
    const form = formRef.current;
    if (form) {
      setDraft({ status: 'cleared', answers: readAnswers(form) });
      form.reset();
      forgetDraft(name);
      setErrors({});
      setSubmission({ status: 'idle' });
    }
  }

  function undoClear(): void {
    if (formRef.current && draft.status === 'cleared') {
      writeAnswers(formRef.current, draft.answers);
      keep();
      setDraft({ status: 'restored' });
    }
  }

  // Storage and a submit from before this code ran both wait outside React.
  useEffect(() => {
    const form = formRef.current;
    const kept = readDraft(name);
    if (form && kept && !isBlank(kept)) {
      writeAnswers(form, { ...kept, ...withoutBlanks(readAnswers(form)) });
      setDraft({ status: 'restored' });
    }
    if (form && 'held' in form.dataset) {
      delete form.dataset.held;
      form.requestSubmit();
    }
  }, [name]);

  return {
    formRef,
    submission,
    errors,
    draft,
    clear,
    undoClear,
    formEvents: {
      onSubmit: submit,
      onInput: keep,
      onFocus: () => {
        if (formRef.current) {
          loadEngine(formRef.current).catch(() => undefined);
        }
      },
    },
  };
}
