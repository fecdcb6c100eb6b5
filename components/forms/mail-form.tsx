'use client';

import type { ReactNode } from 'react';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { primaryButton } from '@/components/ui/button-classes';
import type { ContactOption } from '@/lib/clinic/contact-options';
import { canRetry, type FailureKind } from '@/lib/email/delivery-failure';
import { type Field, readAnswers, toAnswersText } from '@/lib/forms/field';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { useMailForm } from '@/lib/forms/use-mail-form';
import type { CopyMessages } from './copy-answers';
import { type DraftMessages, DraftNotice } from './draft-notice';
import { ErrorSummary } from './error-summary';
import { FailureNotice } from './failure-notice';
import { FormField } from './form-field';
import { Notice } from './notice';
import { UnreadyNotice } from './unready-notice';

interface FormMessages {
  /** What the form is called by assistive technology. */
  label: string;
  submit: string;
  submitting: string;
  /** Read out while the message is on its way. */
  wait: string;
  sent: string;
  failed: string;
  /** Stands in place of `failed` when no answer came in time. */
  unanswered: string;
  /** The title of the error summary, by whether a required field was left empty. */
  summary: { empty: string; wrong: string };
}

interface MailFormProps {
  definition: FormDefinition;
  messages: FormMessages;
  help: {
    retry: string;
    otherWays: string;
    held: string;
    scriptLost: string;
    confirm: string;
    copy: CopyMessages;
    draft: DraftMessages;
  };
  advice: Record<FailureKind, string>;
  ways: readonly ContactOption[];
  /** What a visitor should know before sending. */
  children: ReactNode;
}

/** A form that goes out as e-mail, in all its states. */
export function MailForm({ definition, messages, help, advice, ways, children }: MailFormProps) {
  const { formRef, isReady, submission, errors, draft, clear, undoClear, formEvents } =
    useMailForm(definition);
  const fields: readonly Field[] = Object.values(definition.fields);
  const { status } = submission;
  const isBusy = status === 'checking' || status === 'sending';
  const toId = (field: string) => `${definition.name}-${field}`;
  const currentAnswers = () => (formRef.current ? readAnswers(formRef.current) : {});

  return (
    <form ref={formRef} method="post" noValidate aria-label={messages.label} {...formEvents}>
      <DraftNotice
        messages={help.draft}
        draft={draft}
        isDisabled={isBusy}
        onClear={clear}
        onUndo={undoClear}
      />
      {status === 'invalid' && (
        <ErrorSummary
          key={submission.attempt}
          title={submission.hasEmptyField ? messages.summary.empty : messages.summary.wrong}
          errors={submission.errors}
          toId={toId}
        />
      )}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={toId(field.name)}
          field={field}
          error={errors[field.name]}
        />
      ))}
      {status === 'unconfirmed' && (
        <Notice key={submission.attempt} look="question" role="alert">
          {help.confirm}
        </Notice>
      )}
      {status === 'failed' && (
        <FailureNotice
          key={submission.attempt}
          title={submission.failure.kind === 'no-answer' ? messages.unanswered : messages.failed}
          advice={advice[submission.failure.kind]}
          canRetry={canRetry[submission.failure.kind]}
          messages={help}
          ways={ways}
          toText={() => toAnswersText(fields, currentAnswers())}
        />
      )}
      {children}
      {!isReady && <UnreadyNotice messages={help} ways={ways} />}
      <div role="status" className="mt-7">
        {status === 'sending' && <p>{messages.wait}</p>}
        {status === 'sent' && <Notice look="success">{messages.sent}</Notice>}
      </div>
      <button type="submit" disabled={isBusy} className={`${primaryButton} mt-5`}>
        {status === 'sending' && (
          <LandoltRing className="size-6 animate-spin motion-reduce:animate-none" />
        )}
        {status === 'sending' ? messages.submitting : messages.submit}
      </button>
    </form>
  );
}
