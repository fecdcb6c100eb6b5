'use client';

import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { FormField } from '@/components/forms/form-field';
import { Notice } from '@/components/forms/notice';
import { secondaryButton } from '@/components/ui/button-classes';
import type { Messages } from '@/lib/content/words/messages';
import { type DemoName, storeDemo } from '@/lib/forms/demo-forms';
import {
  type Answers,
  EMAIL_ADDRESS,
  type Field,
  takeEarlySubmit,
  toBlankAnswers,
} from '@/lib/forms/field';

interface DemoFormProps {
  name: DemoName;
  title: string;
  fields: readonly Field[];
  submit: string;
  done: string;
  errors: Messages['demos']['errors'];
}

/** A demo form that stores its answers in `localStorage`, except a password, and sends no request. */
export function DemoForm({ name, title, fields, submit, done, errors }: DemoFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<Answers>({ defaultValues: toBlankAnswers(fields), shouldFocusError: false });
  const { reset, setError } = form;
  const { errors: found, isSubmitSuccessful, submitCount } = form.formState;
  const { root, ...fieldErrors } = found;
  const wrong = Object.values(fieldErrors);
  const toId = (field: string) => `${name}-${field}`;

  const toRules = (field: Field) => ({
    validate: (answer = '') => {
      if (answer.trim() === '') {
        return field.errors.missing;
      }
      return field.name !== 'email' || EMAIL_ADDRESS.test(answer.trim()) || errors.wrong;
    },
  });

  const store = form.handleSubmit((answers) => {
    try {
      storeDemo(name, answers);
    } catch {
      setError('root', { type: 'storage' });
    }
  });

  // A submit before hydration was prevented, and marked on the form.
  useEffect(() => {
    if (formRef.current && takeEarlySubmit(formRef.current)) {
      formRef.current.requestSubmit();
    }
  }, []);

  useEffect(() => {
    if (isSubmitSuccessful) {
      reset(undefined, { keepIsSubmitSuccessful: true });
    }
  }, [isSubmitSuccessful, reset]);

  return (
    <form ref={formRef} method="post" noValidate aria-label={title} onSubmit={store}>
      {wrong.length > 0 && (
        <ErrorSummary
          key={submitCount}
          title={
            wrong.some((error) => error?.message !== errors.wrong)
              ? errors.summary
              : errors.wrongSummary
          }
          errors={fieldErrors}
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
            error={found[field.name]?.message}
          />
        ))}
      </div>
      {root && (
        <Notice look="danger" role="alert">
          {errors.storage}
        </Notice>
      )}
      <div role="status" className="mt-6">
        {isSubmitSuccessful && <Notice look="success">{done}</Notice>}
      </div>
      <button type="submit" className={`${secondaryButton} mt-5 noscript:hidden`}>
        {submit}
      </button>
    </form>
  );
}
