'use client';

import { useSyncExternalStore } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import type { Messages } from '@/lib/content/words/messages';
import type { FormName } from '@/lib/forms/email-forms';
import type { Answers, Field } from '@/lib/forms/field';
import { submissionStores } from '@/lib/forms/submission-store';

interface SentAnswersProps {
  form: FormName;
  fields: readonly Field[];
  messages: Messages['forms']['help']['sent'];
}

/** The answers that are filled in, in the words of the form. */
const listAnswers = (fields: readonly Field[], answers: Answers) =>
  fields
    .map(({ name, label, choices = [] }) => {
      const answer = (answers[name] ?? '').trim();
      return {
        name,
        // Of an answer, "(optional)" says nothing any more.
        label: label.replace(/ \(.*\)$/, ''),
        answer: choices.find(({ value }) => value === answer)?.label ?? answer,
      };
    })
    .filter(({ answer }) => answer !== '');

/** What was sent, to read; it is kept in memory alone. */
export function SentAnswers({ form, fields, messages }: SentAnswersProps) {
  const { subscribe, get } = submissionStores[form];
  const submission = useSyncExternalStore(subscribe, get, get);
  if (submission.status !== 'sent') {
    return null;
  }
  return (
    <div>
      <h2 className="text-subsection">{messages.answers}</h2>
      <dl>
        {listAnswers(fields, submission.answers).map(({ name, label, answer }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 print:hidden">{messages.note}</p>
      <button type="button" onClick={() => print()} className={`${secondaryButton} mt-4`}>
        {messages.print}
      </button>
    </div>
  );
}
