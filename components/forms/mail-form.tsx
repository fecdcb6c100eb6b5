'use client';

import type { ReactNode } from 'react';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { primaryButton } from '@/components/ui/button-classes';
import type { FailureKind, FormCopy } from '@/content/types';
import type { ContactWay } from '@/lib/contact-ways';
import type { FormName } from '@/lib/forms/draft';
import { type Field, readAnswers, toAnswersText } from '@/lib/forms/field';
import { useMailForm } from '@/lib/forms/use-mail-form';
import type { CopyTexts } from './copy-answers';
import { DraftNotice, type DraftTexts } from './draft-notice';
import { ErrorSummary } from './error-summary';
import { type FailureAdvice, FailureNotice } from './failure-notice';
import { FormField } from './form-field';
import { Notice } from './notice';
import { UnreadyNotice } from './unready-notice';

interface MailFormProps {
  name: FormName;
  fields: readonly Field[];
  copy: FormCopy;
  help: {
    retry: string;
    otherWays: string;
    held: string;
    scriptLost: string;
    confirm: string;
    copy: CopyTexts;
    draft: DraftTexts;
  };
  advice: Record<FailureKind, FailureAdvice>;
  ways: readonly ContactWay[];
  /** What a visitor should know before sending. */
  children: ReactNode;
}

/** A form that goes out as e-mail, in all its states. */
export function MailForm({ name, fields, copy, help, advice, ways, children }: MailFormProps) {
  const { formRef, isReady, submission, errors, draft, clear, undoClear, formEvents } =
    useMailForm(name);
  const { status } = submission;
  const isBusy = status === 'checking' || status === 'sending';
  const toId = (field: string) => `${name}-${field}`;
  const currentAnswers = () => (formRef.current ? readAnswers(formRef.current) : {});

  return (
    <form ref={formRef} method="post" noValidate aria-label={copy.label} {...formEvents}>
      <DraftNotice
        texts={help.draft}
        draft={draft}
        isDisabled={isBusy}
        onClear={clear}
        onUndo={undoClear}
      />
      {status === 'invalid' && (
        <ErrorSummary
          key={submission.attempt}
          title={submission.hasEmptyField ? copy.summary.empty : copy.summary.wrong}
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
          title={submission.failure.kind === 'no-answer' ? copy.unanswered : copy.failed}
          advice={advice[submission.failure.kind]}
          texts={help}
          ways={ways}
          toText={() => toAnswersText(fields, currentAnswers())}
        />
      )}
      {children}
      {!isReady && <UnreadyNotice texts={help} ways={ways} />}
      <div role="status" className="mt-7">
        {status === 'sending' && <p>{copy.wait}</p>}
        {status === 'sent' && <Notice look="success">{copy.sent}</Notice>}
      </div>
      <button type="submit" disabled={isBusy} className={`${primaryButton} mt-5`}>
        {status === 'sending' && (
          <LandoltRing className="size-6 animate-spin motion-reduce:animate-none" />
        )}
        {status === 'sending' ? copy.submitting : copy.submit}
      </button>
    </form>
  );
}
