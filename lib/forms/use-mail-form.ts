import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { type Answers, type FieldErrors, isBlank, readAnswers, writeAnswers } from './field';
import type { FormDefinition } from './form-definition';
import type { FormEngine } from './form-engine';
import { takeHeldSubmit } from './held-submit';
import type { Submission } from './submission';
import { submissionStores } from './submission-store';
import { submitForm } from './submit-form';

/** What became of the draft: none, put back into the form, or cleared and still to be had back. */
export type DraftState =
  | { status: 'none' }
  | { status: 'restored'; isUndone: boolean }
  | { status: 'cleared'; answers: Answers };

const idle: Submission = { status: 'idle' };

const withoutBlanks = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));

/** Runs a form that goes out as e-mail: its draft, its check and its one submission at a time. */
export function useMailForm(definition: FormDefinition) {
  const { name } = definition;
  const store = submissionStores[name];
  const submission = useSyncExternalStore(store.subscribe, store.get, () => idle);
  const isReady = useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  );
  const formRef = useRef<HTMLFormElement>(null);
  const engine = useRef<Promise<FormEngine>>(null);
  const [liveErrors, setLiveErrors] = useState<FieldErrors>({});
  const [draft, setDraft] = useState<DraftState>({ status: 'none' });

  // Loaded at the first touch and not with the page; a load that failed is tried again.
  function loadEngine(form: HTMLFormElement): Promise<FormEngine> {
    engine.current ??= import('./form-engine')
      .then(({ attachFormEngine }) => attachFormEngine(definition, form, setLiveErrors))
      .catch((reason) => {
        engine.current = null;
        throw reason;
      });
    return engine.current;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    delete form.dataset.held;
    submitForm(name, form, () => loadEngine(form)).then(() => {
      if (store.get().status === 'sent') {
        setDraft({ status: 'none' });
      }
    });
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
      store.set(idle);
      engine.current?.then(({ forget }) => forget());
    }
  }

  function undoClear(): void {
    if (formRef.current && draft.status === 'cleared') {
      writeAnswers(formRef.current, draft.answers);
      keep();
      setDraft({ status: 'restored', isUndone: true });
    }
  }

  // Storage, a submit from before this code ran, and one still on its way all wait outside React.
  useEffect(() => {
    const form = formRef.current;
    store.form = form;
    if (form && !takeHeldSubmit(form)) {
      const kept = readDraft(name);
      if (kept && !isBlank(kept)) {
        writeAnswers(form, { ...kept, ...withoutBlanks(readAnswers(form)) });
        setDraft({ status: 'restored', isUndone: false });
      }
    }
    return () => {
      store.form = null;
      if (!store.isBusy) {
        store.set(idle);
      }
    };
  }, [name, store]);

  return {
    formRef,
    /** Whether this code runs in the browser, so that the form can send. */
    isReady,
    submission,
    errors: submission.status === 'sent' || submission.status === 'idle' ? {} : liveErrors,
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
