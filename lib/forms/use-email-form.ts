import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { loadInTime } from '../email/load-in-time';
import type { Email } from '../email/send-email';
import { forgetDraft, keepDraft, readDraft } from './draft';
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
import { listenToOtherTabs } from './other-tabs';
import { idle, submissions } from './submission';

/** What became of the draft: none, put back into the form, or cleared and still to be had back. */
export type DraftState =
  | { status: 'none' }
  /** `isAnnounced`: whether the visitor did something that this answers. */
  | { status: 'restored'; isAnnounced: boolean }
  | { status: 'cleared'; answers: Answers };

// The schemas with zod load at the first touch, and again at the next try where that failed.
const loadResolver = () => import('./form-resolver');

const toLazyResolver =
  (name: FormName, fields: readonly Field[]): Resolver<Answers, unknown, Email> =>
  async (answers, ...options) => {
    // What is typed while the script loads was not submitted.
    const submitted = { ...answers };
    const { createFormResolver } = await loadInTime(loadResolver());
    return createFormResolver(name, fields)(submitted, ...options);
  };

/** A form that goes out as e-mail: react-hook-form, with a draft and one submission at a time. */
export function useEmailForm(name: FormName, fields: readonly Field[]) {
  const blank = toBlankAnswers(fields);
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<DraftState>({ status: 'none' });
  const submission = submissions[name];
  const state = useSyncExternalStore(submission.subscribe, submission.get, () => idle);
  const form = useForm<Answers, unknown, Email>({
    defaultValues: blank,
    resolver: toLazyResolver(name, fields),
    // The error summary takes the focus.
    shouldFocusError: false,
  });

  const { getValues, reset } = form;

  const check = form.handleSubmit(
    (email) => {
      submission.send(email);
    },
    (errors) => submission.refuse(toFieldMessages(errors)),
  );

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // This submit is taken care of: an effect that runs again must not repeat it.
    takeEarlySubmit(event.currentTarget);
    if (submission.begin(getValues())) {
      check().catch(submission.fail);
    }
  }

  function clear(): void {
    setDraft({ status: 'cleared', answers: getValues() });
    reset(blank);
    forgetDraft(name);
    submission.leave();
  }

  function undoClear(): void {
    if (draft.status === 'cleared') {
      const answers = fillEmpty(getValues(), draft.answers);
      reset(answers);
      keepDraft(name, answers);
      setDraft({ status: 'restored', isAnnounced: true });
    }
  }

  // Hydration: react-hook-form has taken over what was typed before it; the draft fills up the rest.
  useEffect(() => {
    const typed = getValues();
    // Where storage is denied, what is under way or has failed holds the only copy.
    const now = submission.get();
    const unsent = 'answers' in now && now.status !== 'sent' ? now.answers : {};
    const kept = readDraft(name) ?? unsent;
    const answers = fillEmpty(typed, kept);
    const isFilledUp = !areSame(answers, typed);
    const wasSubmitted = formRef.current !== null && takeEarlySubmit(formRef.current);
    keepDraft(name, answers);
    if (isFilledUp) {
      reset(answers);
    }
    if (!isBlank(kept)) {
      setDraft({ status: 'restored', isAnnounced: wasSubmitted });
    }
    // What the visitor has not seen does not go out: it waits for a second press.
    if (wasSubmitted && !isFilledUp) {
      formRef.current?.requestSubmit();
    }
    return submission.attach(getValues);
  }, [name, submission, getValues, reset]);

  useEffect(
    () =>
      submission.subscribe(() => {
        const now = submission.get();
        if (now.status === 'sent') {
          reset(withoutSent(getValues(), now.answers));
          setDraft((last) =>
            // What was cleared and not sent can still be had back.
            last.status === 'cleared' && !areSame(last.answers, now.answers)
              ? last
              : { status: 'none' },
          );
        }
      }),
    [submission, getValues, reset],
  );

  useEffect(
    () =>
      listenToOtherTabs(name, (sent) => {
        if (areSame(sent, getValues())) {
          submission.acceptFromOtherTab(sent);
        }
      }),
    [name, submission, getValues],
  );

  return {
    formRef,
    form,
    submission: state,
    draft,
    submit,
    loadAhead: () => {
      loadResolver().catch(() => undefined);
    },
    keepTyped: () => keepDraft(name, getValues()),
    clear,
    undoClear,
  };
}
