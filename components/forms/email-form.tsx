'use client';

import type { ReactNode } from 'react';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { primaryButton } from '@/components/ui/button-classes';
import { Summary } from '@/components/ui/summary';
import type { ContactOption } from '@/lib/clinic/contact-options';
import type { Messages } from '@/lib/content/words/messages';
import { canRetry, type FailureKind } from '@/lib/email/delivery-failure';
import { toDraftKey } from '@/lib/forms/draft';
import type { FormName } from '@/lib/forms/email-forms';
import { type Field, isBlank, toAnswersText } from '@/lib/forms/field';
import { SentContext } from '@/lib/forms/sent-context';
import { useEmailForm } from '@/lib/forms/use-email-form';
import { DraftNotice } from './draft-notice';
import { ErrorSummary } from './error-summary';
import { FailureNotice } from './failure-notice';
import { FormField } from './form-field';
import { NotHydratedNotice } from './not-hydrated-notice';
import { Notice } from './notice';

type FormMessages = Messages['forms'];

interface EmailFormProps {
  name: FormName;
  fields: readonly Field[];
  /** The English name of the language of the page, for the e-mail; absent in English. */
  language: string | undefined;
  messages: Omit<FormMessages[FormName], 'fields'>;
  help: FormMessages['help'];
  advice: FormMessages['advice'];
  options: readonly ContactOption[];
  /** What a visitor should know before sending. */
  children: ReactNode;
  /** What a visitor should know once the form is sent. */
  afterSending: ReactNode;
}

export function EmailForm({
  name,
  fields,
  language,
  messages,
  help,
  advice,
  options,
  children,
  afterSending,
}: EmailFormProps) {
  const { formRef, form, draft, sent, submit, loadAhead, clear, undoClear } = useEmailForm(
    name,
    fields,
    language,
  );
  const { errors, isReady, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const { root, ...fieldErrors } = errors;
  const failure = root?.type as FailureKind | undefined;
  const isSent = isSubmitSuccessful && !isSubmitting;
  const wrong = Object.values(fieldErrors);
  const toId = (field: string) => `${name}-${field}`;

  return (
    <>
      {isSent && (
        <div data-sent="">
          <div role="status">
            <Notice look="success">{messages.sent}</Notice>
          </div>
          <SentContext value={sent}>{afterSending}</SentContext>
        </div>
      )}
      {/* Always here, so that the form stays mounted; what was typed since sending stays in view. */}
      <details
        open={!isSent || draft.status !== 'none' || !isBlank(form.getValues())}
        className={`group ${isSent ? 'mt-12 border-y border-line print:hidden' : ''}`}
      >
        <Summary className={isSent ? '' : 'hidden'}>{messages.again}</Summary>
        <form
          ref={formRef}
          data-draft={toDraftKey(name)}
          method="post"
          noValidate
          aria-label={messages.label}
          onSubmit={submit}
          onFocus={loadAhead}
        >
          <DraftNotice
            messages={help.draft}
            draft={draft}
            isDisabled={isSubmitting}
            onClear={clear}
            onUndo={undoClear}
          />
          {wrong.length > 0 && (
            <ErrorSummary
              key={submitCount}
              title={
                wrong.some((error) => error?.type === 'missing')
                  ? messages.summary.empty
                  : messages.summary.wrong
              }
              errors={fieldErrors}
              toId={toId}
            />
          )}
          {fields.map((field) => (
            <FormField
              key={field.name}
              id={toId(field.name)}
              field={field}
              registration={form.register(field.name)}
              error={errors[field.name]?.message}
            />
          ))}
          {failure && !isSubmitting && (
            <FailureNotice
              key={submitCount}
              title={messages.failed}
              doubt={failure === 'unconfirmed' ? messages.unconfirmed : null}
              advice={advice[failure]}
              canRetry={canRetry[failure]}
              messages={help}
              options={options}
              toText={() => toAnswersText(fields, form.getValues())}
            />
          )}
          {children}
          <NotHydratedNotice messages={help} options={options} isHydrated={isReady} />
          <div role={isSent ? undefined : 'status'} className="mt-6">
            {isSubmitting && <p>{messages.wait}</p>}
          </div>
          <button
            type="submit"
            disabled={isSubmitting}
            className={`${primaryButton} mt-5 @max-tablet:w-full`}
          >
            {isSubmitting && <LandoltRing className="size-6 motion-safe:animate-spin" />}
            <span>{isSubmitting ? messages.submitting : messages.submit}</span>
          </button>
        </form>
      </details>
    </>
  );
}
