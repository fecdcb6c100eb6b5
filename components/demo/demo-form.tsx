'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { FormField } from '@/components/forms/form-field';
import { Notice } from '@/components/forms/notice';
import { secondaryButton } from '@/components/ui/button-classes';
import type { Messages } from '@/lib/content/words/messages';
import { type DemoName, storeDemo } from '@/lib/forms/demo-forms';
import { takeEarlySubmit } from '@/lib/forms/early-submit';
import {
  type Answers,
  EMAIL_ADDRESS,
  type Field,
  type FieldMessages,
  toBlankAnswers,
  toFieldMessages,
} from '@/lib/forms/field';

interface DemoFormProps {
  name: DemoName;
  title: string;
  fields: readonly Field[];
  submit: string;
  done: string;
  errors: Messages['demos']['errors'];
}

type Outcome =
  | { status: 'idle' }
  | { status: 'invalid'; messages: FieldMessages; attempt: number }
  | { status: 'done' }
  | { status: 'denied' };

/** A demo form that stores its answers in `localStorage`, except a password, and sends no request. */
export function DemoForm({ name, title, fields, submit, done, errors }: DemoFormProps) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<Answers>({ defaultValues: toBlankAnswers(fields), shouldFocusError: false });
  const toId = (field: string) => `${name}-${field}`;

  const toRules = (field: Field) => ({
    validate: (answer = '') => {
      if (answer.trim() === '') {
        return field.errors.missing;
      }
      return field.name !== 'email' || EMAIL_ADDRESS.test(answer.trim()) || errors.wrong;
    },
  });

  const store = form.handleSubmit(
    (answers) => {
      try {
        storeDemo(name, answers);
        form.reset();
        setOutcome({ status: 'done' });
      } catch {
        setOutcome({ status: 'denied' });
      }
    },
    (found) =>
      setOutcome((last) => ({
        status: 'invalid',
        messages: toFieldMessages(found),
        attempt: last.status === 'invalid' ? last.attempt + 1 : 1,
      })),
  );

  // A submit before hydration was prevented, and marked on the form.
  useEffect(() => {
    if (formRef.current && takeEarlySubmit(formRef.current)) {
      formRef.current.requestSubmit();
    }
  }, []);

  return (
    <form ref={formRef} method="post" noValidate aria-label={title} onSubmit={store}>
      {outcome.status === 'invalid' && (
        <ErrorSummary
          key={outcome.attempt}
          title={
            Object.values(outcome.messages).some((message) => message !== errors.wrong)
              ? errors.summary
              : errors.wrongSummary
          }
          messages={outcome.messages}
          toId={toId}
        />
      )}
      <div className="measure">
        {fields.map((field) => (
          <FormField
            key={field.name}
            id={toId(field.name)}
            field={field}
            registration={form.register(field.name, toRules(field))}
            error={form.formState.errors[field.name]?.message}
          />
        ))}
      </div>
      {outcome.status === 'denied' && (
        <Notice look="danger" role="alert">
          {errors.storage}
        </Notice>
      )}
      <div role="status" className="mt-7">
        {outcome.status === 'done' && <Notice look="success">{done}</Notice>}
      </div>
      <button type="submit" className={`${secondaryButton} mt-5 noscript:hidden`}>
        {submit}
      </button>
    </form>
  );
}
