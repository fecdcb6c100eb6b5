import { createContext, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { findLoadFailure, withTimeout } from '../email/failure';
import type { Email } from '../email/send-email';
import {
  areSame,
  cleanAnswer,
  hasReloaded,
  isBlank,
  mapAnswers,
  readControl,
  readDraft,
  reloadOnce,
  saveDraft,
  takeEarlySubmit,
  toBlankAnswers,
  withoutSent,
} from './answers';
import type { FormName } from './email-forms';
import type { Answers, Field } from './field';

/** The state of the draft: none, restored into the form, or cleared, which can be undone. */
export type DraftState =
  | { status: 'none' }
  /** `isAnnounced`: the notice takes the focus, because the visitor caused the restore. */
  | { status: 'restored'; isAnnounced: boolean }
  | { status: 'cleared'; answers: Answers };

/** The answers that were sent, which are kept only in memory. */
export const SentContext = createContext<Answers>({});

// Zod and the sending code load on first use, and are requested again on the next use if that failed.
const loadResolver = () => import('./form-resolver').catch(() => null);

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 shows the confirmation only if `returnValue` is set.
  event.returnValue = true;
}

/** A form that is sent by e-mail: react-hook-form with a draft. A failure to send is `errors.root`, by its kind. */
export function useEmailForm(name: FormName, fields: readonly Field[], language?: string) {
  const blank = toBlankAnswers(fields);
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<DraftState>({ status: 'none' });
  const [sent, setSent] = useState<Answers>(blank);
  // `isSubmitting` changes only at the next render, and a second submit may come earlier.
  const isPending = useRef(false);
  const form = useForm<Answers, unknown, Email>({
    defaultValues: blank,
    async resolver(answers, ...options) {
      // A copy, so that text typed while the script loads is not submitted.
      const submitted = { ...answers };
      const script = await withTimeout(loadResolver());
      return script
        ? script.createFormResolver(name, fields, language)(submitted, ...options)
        : { values: {}, errors: { root: { type: await findLoadFailure() } } };
    },
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { getValues, reset, setError, setValue } = form;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Otherwise the effect below would submit the form a second time.
    takeEarlySubmit();
    if (isPending.current) {
      return;
    }
    isPending.current = true;
    // Autofill may fill in a field without firing an event.
    for (const control of event.currentTarget.querySelectorAll<HTMLInputElement>('[name]')) {
      if (readControl(control) !== getValues(control.name)) {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
    addEventListener('beforeunload', askBeforeLeaving);
    const answers = { ...getValues() };
    const isSent = await form.handleSubmit(async (email) => {
      const script = await loadResolver();
      const failure = script ? await script.sendEmail(email) : await findLoadFailure();
      if (failure) {
        setError('root', { type: failure });
      }
      return !failure;
    })();
    if (isSent) {
      setSent(answers);
      saveDraft(name, withoutSent(readDraft(name) ?? {}, answers));
      // Cleared answers that differ from the sent ones can still be restored.
      setDraft((last) =>
        last.status === 'cleared' && !areSame(last.answers, answers) ? last : { status: 'none' },
      );
      // Keeps text that was typed during sending.
      reset(withoutSent(getValues(), answers), {
        keepIsSubmitSuccessful: true,
        keepSubmitCount: true,
      });
    }
    removeEventListener('beforeunload', askBeforeLeaving);
    isPending.current = false;
    if (form.getFieldState('root').error?.type === 'outdated' && !reloadOnce(name, getValues())) {
      setError('root', { type: 'not-kept' });
    }
  }

  function clear(): void {
    setDraft({ status: 'cleared', answers: getValues() });
    reset(blank);
    saveDraft(name, blank);
  }

  function undoClear(cleared: Answers): void {
    const answers = mapAnswers(getValues(), (answer, field) => answer || (cleared[field] ?? ''));
    reset(answers);
    saveDraft(name, answers);
    setDraft({ status: 'restored', isAnnounced: true });
  }

  useEffect(() => {
    const element = formRef.current;
    if (!element) {
      return;
    }
    /** Restores the draft, which is newer than what browsers restore, except in fields already edited on the page. */
    const restoreDraft = (edited: ReadonlyMap<string, string>, isAnnounced: boolean): Answers => {
      const shown = getValues();
      const earlier = readDraft(name) ?? shown;
      const answers = mapAnswers(shown, (_, field) => edited.get(field) ?? earlier[field] ?? '');
      saveDraft(name, answers);
      const restored = mapAnswers(answers, (answer, field) => (edited.has(field) ? '' : answer));
      setDraft(isBlank(restored) ? { status: 'none' } : { status: 'restored', isAnnounced });
      return answers;
    };

    // Waits until `surviveRecovery` has restored the classes of the document.
    queueMicrotask(() => {
      const wasSubmitted = takeEarlySubmit();
      const edited = element.querySelectorAll<HTMLInputElement>('[data-typed]');
      const answers = restoreDraft(
        new Map(Array.from(edited, (control) => [control.name, readControl(control)])),
        hasReloaded(name) || wasSubmitted,
      );
      if (!areSame(answers, getValues())) {
        // The visitor has not seen these restored answers, so a second submit is needed.
        reset(answers);
      } else if (wasSubmitted) {
        element.requestSubmit();
      }
    });

    // After a restore from the back/forward cache, the draft may be newer than the form.
    const refill = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isPending.current) {
        reset(restoreDraft(new Map(), false));
      }
    };
    // A script may fill in a field with only a `change` event, which React ignores as a repeated value. It is also
    // fired when a visitor leaves the field.
    const takeChange = ({ target }: Event) => {
      const control = target as HTMLInputElement;
      if (control.name === '') {
        return;
      }
      const answer = cleanAnswer(control.type, readControl(control));
      setValue(control.name, answer);
      saveDraft(name, { ...readDraft(name), [control.name]: answer });
    };
    addEventListener('pageshow', refill);
    element.addEventListener('change', takeChange);
    return () => {
      removeEventListener('pageshow', refill);
      element.removeEventListener('change', takeChange);
    };
  }, [name, getValues, reset, setValue]);

  return { formRef, form, draft, sent, submit, loadResolver, clear, undoClear };
}
