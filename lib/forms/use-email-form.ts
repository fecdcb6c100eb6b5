import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { loadInTime } from '../email/load-in-time';
import type { Email } from '../email/send-email';
import { cleanContact } from './clean-contact';
import { keepDraft, readDraft } from './draft';
import { takeEarlySubmit } from './early-submit';
import type { FormName } from './email-forms';
import {
  type Answers,
  areSame,
  type Field,
  fillEmpty,
  isBlank,
  toBlankAnswers,
  toFieldMessages,
  withoutSent,
} from './field';
import { initialSubmission } from './submission';
import { submissionStores } from './submission-store';

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
    const { createFormResolver } = await loadInTime(loadResolver());
    return createFormResolver(name, fields, language)(submitted, ...options);
  };

/** A form that goes out as e-mail: react-hook-form, with a draft and one submission at a time. */
export function useEmailForm(
  name: FormName,
  fields: readonly Field[],
  language: string | undefined,
) {
  const blank = toBlankAnswers(fields);
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<DraftState>({ status: 'none' });
  const store = submissionStores[name];
  const submission = useSyncExternalStore(store.subscribe, store.get, () => initialSubmission);
  const form = useForm<Answers, unknown, Email>({
    defaultValues: blank,
    resolver: toLazyResolver(name, fields, language),
    // The error summary takes the focus.
    shouldFocusError: false,
  });

  const { getValues, reset, setValue } = form;

  const check = form.handleSubmit(store.send, (errors) => {
    store.refuse(toFieldMessages(errors));
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Else the effect below would submit the form again.
    takeEarlySubmit(event.currentTarget);
    if (store.submit(getValues())) {
      check().catch(store.failToCheck);
    }
  }

  function clear(): void {
    setDraft({ status: 'cleared', answers: getValues() });
    reset(blank);
    keepDraft(name, blank);
    store.leave();
  }

  function undoClear(): void {
    if (draft.status === 'cleared') {
      const answers = fillEmpty(getValues(), draft.answers);
      reset(answers);
      keepDraft(name, answers);
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
      const draft = readDraft(name);
      // Where storage is denied, the submission holds the only copy of answers that were not sent.
      const last = store.get();
      const unsent = 'answers' in last && last.status !== 'sent' ? last.answers : {};
      const earlier = draft ?? fillEmpty(shown, unsent);
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
      keepDraft(name, answers);
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
      if (persisted) {
        fillFromDraft(() => false, false);
        store.leave();
      }
    };
    addEventListener('pageshow', refill);
    const detach = store.attach(getValues);
    return () => {
      removeEventListener('pageshow', refill);
      detach();
    };
  }, [name, store, getValues, reset]);

  useEffect(() => {
    const element = formRef.current;
    // A script may fill in a field with a `change` event alone, which React drops as a repeated value. One
    // comes too when a visitor leaves the field.
    const takeChange = ({ target }: Event) => {
      const { name: field, type, value } = target as HTMLInputElement;
      setValue(field, cleanContact(type, value));
      keepDraft(name, getValues());
    };
    element?.addEventListener('change', takeChange);
    return () => element?.removeEventListener('change', takeChange);
  }, [name, getValues, setValue]);

  useEffect(
    () =>
      store.subscribe(() => {
        const now = store.get();
        if (now.status === 'sent') {
          reset(withoutSent(getValues(), now.answers));
          setDraft((last) =>
            // Cleared answers that were not sent can still be restored.
            last.status === 'cleared' && !areSame(last.answers, now.answers)
              ? last
              : { status: 'none' },
          );
        }
      }),
    [store, getValues, reset],
  );

  return {
    formRef,
    form,
    submission,
    draft,
    submit,
    loadAhead: () => {
      loadResolver().catch(() => undefined);
    },
    clear,
    undoClear,
  };
}
