'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { FormField } from '@/components/forms/form-field';
import { Notice } from '@/components/forms/notice';
import { primaryButton } from '@/components/ui/button-classes';
import type { DemoField } from '@/lib/forms/demo-fields';
import { type DemoName, storeDemo } from '@/lib/forms/demo-storage';
import { type FieldErrors, readAnswers } from '@/lib/forms/field';
import { takeHeldSubmit } from '@/lib/forms/held-submit';

interface DemoFormProps {
  name: DemoName;
  title: string;
  fields: readonly DemoField[];
  submit: string;
  done: string;
  errors: { wrong: string; summary: string; wrongSummary: string; storage: string };
}

type Outcome =
  | { status: 'idle' }
  | { status: 'invalid'; errors: FieldErrors; attempt: number }
  | { status: 'done' }
  | { status: 'denied' };

/** A form that keeps its answers in this browser and sends them nowhere. */
export function DemoForm({ name, title, fields, submit, done, errors }: DemoFormProps) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  const formRef = useRef<HTMLFormElement>(null);
  const messages = outcome.status === 'invalid' ? outcome.errors : {};
  const hasEmptyField = Object.values(messages).some((message) => message !== errors.wrong);
  const toId = (field: string) => `${name}-${field}`;

  function findErrors(form: HTMLFormElement): FieldErrors {
    const answers = readAnswers(form);
    const found: FieldErrors = {};
    for (const field of fields) {
      const control = form.elements.namedItem(field.name);
      if (!answers[field.name]?.trim()) {
        found[field.name] = field.errors.missing;
      } else if (control instanceof HTMLInputElement && control.validity.typeMismatch) {
        found[field.name] = errors.wrong;
      }
    }
    return found;
  }

  // A submit from before this code ran waits outside React.
  useEffect(() => {
    if (formRef.current) {
      takeHeldSubmit(formRef.current);
    }
  }, []);

  function store(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findErrors(form);
    if (Object.keys(found).length > 0) {
      const attempt = outcome.status === 'invalid' ? outcome.attempt + 1 : 1;
      setOutcome({ status: 'invalid', errors: found, attempt });
      return;
    }
    try {
      storeDemo(name, readAnswers(form));
      form.reset();
      setOutcome({ status: 'done' });
    } catch {
      setOutcome({ status: 'denied' });
    }
  }

  return (
    <form ref={formRef} method="post" noValidate aria-label={title} onSubmit={store}>
      {outcome.status === 'invalid' && (
        <ErrorSummary
          key={outcome.attempt}
          title={hasEmptyField ? errors.summary : errors.wrongSummary}
          errors={outcome.errors}
          toId={toId}
        />
      )}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={toId(field.name)}
          field={field}
          error={messages[field.name]}
        />
      ))}
      {outcome.status === 'denied' && (
        <Notice look="danger" role="alert">
          {errors.storage}
        </Notice>
      )}
      <div role="status" className="mt-7">
        {outcome.status === 'done' && <Notice look="success">{done}</Notice>}
      </div>
      <button type="submit" className={`${primaryButton} mt-5 noscript:hidden`}>
        {submit}
      </button>
    </form>
  );
}
