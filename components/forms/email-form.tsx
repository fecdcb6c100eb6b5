'use client';

import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { LandoltRing } from '@/components/illustrations/landolt-ring';
import { primaryButton } from '@/components/ui/button-classes';
import { Summary } from '@/components/ui/summary';
import type { FailureKind } from '@/lib/email/failure';
import { isBlank, toAnswersText, toDraftKey } from '@/lib/forms/answers';
import type { FormName } from '@/lib/forms/email-forms';
import type { Field } from '@/lib/forms/field';
import { SentContext, useEmailForm } from '@/lib/forms/use-email-form';
import { DraftNotice } from './draft-notice';
import { FailureNotice, type FormWords } from './failure-notice';
import { FormFields } from './form-fields';
import { Notice } from './notice';

interface EmailFormProps {
  name: FormName;
  fields: readonly Field[];
  /** The English name of the page language, for the e-mail; undefined on English pages. */
  language: string | undefined;
  words: FormWords;
  otherWays: ReactNode;
  ticks?: ReactNode;
  children: ReactNode;
  afterSending: ReactNode;
}

export function EmailForm(props: EmailFormProps) {
  const { name, fields, language, words, otherWays, ticks, children, afterSending } = props;
  const emailForm = useEmailForm(name, fields, language);
  const { formRef, form, draft, sent, submit, loadResolver, clear, undoClear } = emailForm;
  const { errors, isReady, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const isSent = isSubmitSuccessful && !isSubmitting;

  return (
    <FormProvider {...form}>
      <SentContext value={sent}>
        {isSent && (
          <div data-sent="">
            <div role="status">
              <Notice look="success" title={words.sent} />
            </div>
            {afterSending}
          </div>
        )}
        {/* Always rendered, so that the form stays mounted; after sending, open only with new text or a draft. */}
        <details
          open={!isSent || draft.status !== 'none' || !isBlank(form.getValues())}
          className={isSent ? 'mt-12 border-y border-line print:hidden' : ''}
        >
          <Summary className={isSent ? '' : 'hidden'}>{words.again}</Summary>
          <form
            ref={formRef}
            data-draft={toDraftKey(name)}
            method="post"
            noValidate
            aria-label={words.label}
            onSubmit={submit}
            onFocus={loadResolver}
          >
            <DraftNotice
              messages={words.help.draft}
              draft={draft}
              isDisabled={isSubmitting}
              onClear={clear}
              onUndo={undoClear}
            />
            <FormFields
              name={name}
              form={form}
              fields={fields}
              summary={words.summary}
              fold={words.help.fold}
            >
              {ticks}
            </FormFields>
            {errors.root && !isSubmitting && (
              <FailureNotice
                key={submitCount}
                kind={errors.root.type as FailureKind}
                words={words}
                otherWays={otherWays}
                toText={() => toAnswersText(fields, form.getValues())}
              />
            )}
            {children}
            {/* Shown while a form submitted before hydration waits, or if a script fails to load. The texts are
                generated content, because browsers without style sheets and reader views would show both. */}
            <div
              className={`mt-6 hidden rounded-xl border-3 border-accent bg-surface p-5 in-[.submitted-early]:block ${isReady ? '' : 'cannot-send in-[.script-lost]:block'}`}
            >
              <p
                data-early={words.help.submittedEarly}
                data-lost={words.help.scriptLost}
                className="font-bold before:content-[attr(data-early)] in-[.script-lost]:before:content-[attr(data-lost)]"
              />
              {otherWays}
            </div>
            <div role={isSent ? undefined : 'status'} className="mt-6">
              {isSubmitting && <p>{words.wait}</p>}
            </div>
            <button
              type="submit"
              disabled={isSubmitting}
              className={`${primaryButton} mt-5 @max-tablet:w-full`}
            >
              {isSubmitting && <LandoltRing className="size-6 motion-safe:animate-spin" />}
              <span>{isSubmitting ? words.submitting : words.submit}</span>
            </button>
          </form>
        </details>
      </SentContext>
    </FormProvider>
  );
}
