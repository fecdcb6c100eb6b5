import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type Email, sendEmail, withTimeout } from '../email/send-email';
import { cleanContact } from './clean-contact';
import { readDraft, saveDraft } from './draft';
import type { FormName } from './email-forms';
import {
  type Answers,
  areSame,
  type Field,
  fillEmpty,
  isBlank,
  takeEarlySubmit,
  toBlankAnswers,
  withoutSent,
} from './field';

/** The draft of the form: none, restored into the form, or cleared, which can be undone. */
export type DraftState =
  | { status: 'none' }
  /** `isAnnounced`: the notice takes the focus, in answer to what the visitor did. */
  | { status: 'restored'; isAnnounced: boolean }
  | { status: 'cleared'; answers: Answers };

// The schemas with zod load at the first touch, and again at the next try where that failed.
const loadResolver = () => import('./form-resolver');

const toLazyResolver =
  (
    name: FormName,
    fields: readonly Field[],
    language: string | undefined,
  ): Resolver<Answers, unknown, Email> =>
  async (answers, ...options) => {
    // What is typed while the script loads was not submitted.
    const submitted = { ...answers };
    const script = await withTimeout(loadResolver()).catch(() => null);
    return script
      ? script.createFormResolver(name, fields, language)(submitted, ...options)
      : { values: {}, errors: { root: { type: 'network' } } };
  };

/** A form that goes out as e-mail: react-hook-form with a draft. A failure to send is `errors.root`, by its kind. */
export function useEmailForm(
  name: FormName,
  fields: readonly Field[],
  language: string | undefined,
) {
  const blank = toBlankAnswers(fields);
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<DraftState>({ status: 'none' });
  const [sent, setSent] = useState<Answers>(blank);
  // `isSubmitting` is seen at the next render, and a second submit may come before it.
  const isPending = useRef(false);
  const form = useForm<Answers, unknown, Email>({
    defaultValues: blank,
    resolver: toLazyResolver(name, fields, language),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { getValues, reset, setError, setValue } = form;
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // Else the effect below would submit the form again.
    takeEarlySubmit(event.currentTarget);
    if (isPending.current) {
      return;
    }
    isPending.current = true;
    const answers = { ...getValues() };
    await form.handleSubmit(async (email) => {
      const failure = await sendEmail(email);
      if (failure) {
        setError('root', { type: failure });
        return;
      }
      setSent(answers);
      saveDraft(name, withoutSent(readDraft(name) ?? {}, answers));
      // Cleared answers that were not sent can still be restored.
      setDraft((last) =>
        last.status === 'cleared' && !areSame(last.answers, answers) ? last : { status: 'none' },
      );
    })();
    isPending.current = false;
  }

  function clear(): void {
    setDraft({ status: 'cleared', answers: getValues() });
    reset(blank);
    saveDraft(name, blank);
  }

  function undoClear(): void {
    if (draft.status === 'cleared') {
      const answers = fillEmpty(getValues(), draft.answers);
      reset(answers);
      saveDraft(name, answers);
      setDraft({ status: 'restored', isAnnounced: true });
    }
  }

  useEffect(() => {
    const element = formRef.current;
    if (!element) {
      return;
    }
    /**
     * Fills the form with the draft, which is newer than what a browser restores, and returns whether the
     * visitor had not seen these answers. `isTyped` are fields that the visitor has edited in this document.
     */
    const fillFromDraft = (isTyped: (field: string) => boolean, isAnnounced: boolean): boolean => {
      const shown = getValues();
      const earlier = readDraft(name) ?? shown;
      const answers = Object.fromEntries(
        Object.entries(shown).map(([field, answer]) => [
          field,
          isTyped(field) ? answer : (earlier[field] ?? ''),
        ]),
      );
      const isFilled = !areSame(answers, shown);
      if (isFilled) {
        reset(answers);
      }
      saveDraft(name, answers);
      const restored = Object.entries(answers).filter(([field]) => !isTyped(field));
      setDraft(
        isBlank(Object.fromEntries(restored))
          ? { status: 'none' }
          : { status: 'restored', isAnnounced },
      );
      return isFilled;
    };

    const wasSubmitted = takeEarlySubmit(element);
    const wasTyped = (field: string) =>
      element.querySelector(`[name=${field}][data-typed]`) !== null;
    const isFilled = fillFromDraft(wasTyped, wasSubmitted);
    // Answers that the visitor has not seen wait for a second submit.
    if (wasSubmitted && !isFilled) {
      element.requestSubmit();
    }

    // In the back/forward cache, the draft may have become newer than the form.
    const refill = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isPending.current) {
        reset(getValues());
        fillFromDraft(() => false, false);
      }
    };
    // A script may fill in a field with a `change` event alone, which React drops as a repeated value. One
    // comes too when a visitor leaves the field.
    const takeChange = ({ target }: Event) => {
      const { name: field, type, value } = target as HTMLInputElement;
      setValue(field, cleanContact(type, value));
    };
    addEventListener('pageshow', refill);
    element.addEventListener('change', takeChange);
    return () => {
      removeEventListener('pageshow', refill);
      element.removeEventListener('change', takeChange);
    };
  }, [name, getValues, reset, setValue]);

  useEffect(() => {
    if (isSubmitSuccessful) {
      // What was typed since stays.
      reset(withoutSent(getValues(), sent), {
        keepIsSubmitSuccessful: true,
        keepSubmitCount: true,
      });
    }
  }, [isSubmitSuccessful, sent, getValues, reset]);

  useEffect(() => {
    if (!isSubmitting) {
      return;
    }
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks only so.
      event.returnValue = true;
    };
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isSubmitting]);

  return {
    formRef,
    form,
    draft,
    sent,
    submit,
    loadAhead: () => {
      loadResolver().catch(() => undefined);
    },
    clear,
    undoClear,
  };
}
