'use client';

import { type SubmitEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormFields } from '@/components/forms/form-fields';
import { Notice } from '@/components/forms/notice';
import { secondaryButton } from '@/components/ui/button-classes';
import type { Messages } from '@/lib/content/words/messages';
import { takeEarlySubmit, toBlankAnswers } from '@/lib/forms/answers';
import { EMAIL_ADDRESS, toCheckedAnswer } from '@/lib/forms/checked-answer';
import { type DemoName, storeDemo, toDemoFields } from '@/lib/forms/demo-forms';
import type { Answers, Field } from '@/lib/forms/field';

const toRules = (field: Field) => ({
  setValueAs: (answer: string) => toCheckedAnswer(field, answer),
  required: field.errors.missing ?? '',
  ...(field.control === 'email' && {
    pattern: { value: EMAIL_ADDRESS, message: field.errors.wrong ?? '' },
  }),
});

interface DemoFormProps {
  name: DemoName;
  title: string;
  messages: Messages['demos'];
}

/** A demo form that stores its answers in `localStorage`, except a password, and sends no request. */
export function DemoForm({ name, title, messages }: DemoFormProps) {
  const { summary, wrongSummary, storage } = messages.errors;
  const fields = toDemoFields(name, messages);
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<Answers>({ defaultValues: toBlankAnswers(fields), shouldFocusError: false });
  const { errors, isSubmitSuccessful } = form.formState;

  async function store(event: SubmitEvent<HTMLFormElement>) {
    const isStored = await form.handleSubmit((answers) => {
      try {
        storeDemo(name, answers);
        return true;
      } catch {
        form.setError('root', { type: 'storage' });
        return false;
      }
    })(event);
    if (isStored) {
      form.reset(undefined, { keepIsSubmitSuccessful: true });
    }
  }

  // Repeats a submit that was prevented before hydration and marked on the document.
  useEffect(() => {
    if (takeEarlySubmit()) {
      formRef.current?.requestSubmit();
    }
  }, []);

  return (
    <form ref={formRef} method="post" noValidate aria-label={title} onSubmit={store}>
      <FormFields
        name={name}
        form={form}
        fields={fields}
        toRules={toRules}
        summary={{ empty: summary, wrong: wrongSummary }}
      />
      {errors.root && <Notice look="danger" role="alert" title={storage} />}
      <div role="status" className="mt-6">
        {isSubmitSuccessful && <Notice look="success" title={messages[name].done} />}
      </div>
      <button type="submit" className={`${secondaryButton} mt-5 noscript:hidden`}>
        {messages[name].submit}
      </button>
    </form>
  );
}
