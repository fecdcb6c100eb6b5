'use client';

import { useContext } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import type { Messages } from '@/lib/content/words/messages';
import type { Answers, Field } from '@/lib/forms/field';
import { SentContext } from '@/lib/forms/sent-context';

interface SentAnswersProps {
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

/** What was sent, to read. */
export function SentAnswers({ fields, messages }: SentAnswersProps) {
  const sent = useContext(SentContext);
  return (
    <div className="rounded-2xl bg-raised p-6 print:mt-6 print:p-0">
      <h2 className="text-subsection">{messages.answers}</h2>
      <dl className="mt-2">
        {listAnswers(fields, sent).map(({ name, label, answer }) => (
          <div key={name} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <dt className="basis-28 text-muted">{label}</dt>
            <dd className="max-w-full flex-auto whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 print:hidden">{messages.note}</p>
      <button type="button" data-print="" className={`${secondaryButton} mt-4`}>
        {messages.print}
      </button>
    </div>
  );
}
