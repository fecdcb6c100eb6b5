import {
  createFormControl,
  type FieldError,
  type Resolver,
  type FieldErrors as ResolverErrors,
} from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { type Email, sendEmail } from '../email/send-email';
import { emailSettings } from '../email/settings';
import { toContactParams, toPatientParams } from '../email/template-params';
import { createContactMessage } from './contact-message';
import { type Answers, type FieldErrors, readAnswers } from './field';
import type { FormDefinition } from './form-definition';
import { createPatientRegistration } from './patient-registration';

/** What a check of the form comes to: an e-mail that can go out, or a message for each wrong field. */
export type Checked = { isValid: true; email: Email } | { isValid: false; errors: FieldErrors };

/** Checks a form that is on the page, and sends what it holds. */
export interface FormEngine {
  check(): Promise<Checked>;
  send: typeof sendEmail;
  /** Forgets the messages of the last check. */
  forget(): void;
}

const toMessages = (errors: ResolverErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
  );

function toResolver<Output extends object>(
  schema: $ZodType<Output>,
): Resolver<Answers, unknown, Output> {
  return (answers) => {
    const result = safeParse(schema, answers);
    if (result.success) {
      return { values: result.data, errors: {} };
    }
    // Of several messages for one field the first counts; the fields stay in reading order.
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of result.error.issues) {
      errors[String(path[0])] ??= { type: 'schema', message };
    }
    return { values: {}, errors };
  };
}

function createEngine<Output extends object>(
  form: HTMLFormElement,
  schema: $ZodType<Output>,
  toEmail: (output: Output) => Email,
  onErrors: (errors: FieldErrors) => void,
): FormEngine {
  const control = createFormControl<Answers, unknown, Output>({
    resolver: toResolver(schema),
    shouldFocusError: false,
  });
  let hasFailed = false;

  // The page's own controls hold the answers, also those typed or restored before this code came.
  const takeAnswers = () => {
    for (const [name, answer] of Object.entries(readAnswers(form))) {
      control.register(name);
      control.setValue(name, answer);
    }
  };

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onErrors(toMessages(errors ?? {})),
  });

  form.addEventListener('input', ({ target }) => {
    if (hasFailed && target instanceof Element) {
      takeAnswers();
      control.trigger(target.getAttribute('name') ?? undefined);
    }
  });

  return {
    async check() {
      takeAnswers();
      let checked: Checked = { isValid: false, errors: {} };
      await control.handleSubmit(
        (output) => {
          checked = { isValid: true, email: toEmail(output) };
        },
        (errors) => {
          checked = { isValid: false, errors: toMessages(errors) };
        },
      )();
      hasFailed = !checked.isValid;
      return checked;
    },
    send: sendEmail,
    forget() {
      hasFailed = false;
      control.clearErrors();
    },
  };
}

/** Ties a form on the page to its schema; `onErrors` hears the messages whenever they change. */
export function attachFormEngine(
  definition: FormDefinition,
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
): FormEngine {
  switch (definition.name) {
    case 'contact':
      return createEngine(
        form,
        createContactMessage(definition),
        (message) => ({ template: 'contact', params: toContactParams(message, new Date()) }),
        onErrors,
      );
    case 'patient':
      return createEngine(
        form,
        createPatientRegistration(definition),
        (patient) => ({
          template: 'patient',
          params: toPatientParams(patient, emailSettings.clinicEmail),
        }),
        onErrors,
      );
  }
}
