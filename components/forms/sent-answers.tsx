'use client';

import { useContext } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import type { Messages } from '@/lib/content/words/messages';
import type { Field } from '@/lib/forms/field';
import { SentContext } from '@/lib/forms/use-email-form';

interface SentAnswersProps {
  fields: readonly Field[];
  messages: Messages['forms']['help']['sent'];
}

export function SentAnswers({ fields, messages }: SentAnswersProps) {
  const sent = useContext(SentContext);
  return (
    <div className="rounded-2xl bg-raised p-6 print:mt-6 print:p-0">
      <h2 className="text-subsection">{messages.answers}</h2>
      <dl className="mt-2">
        {fields
          .filter(({ name }) => sent[name]?.trim())
          .map(({ name, label, choices }) => (
            <div key={name} className="flex flex-wrap gap-x-4 border-b border-line py-2">
              {/* Removes a suffix such as "(optional)", which is meaningless beside an answer. */}
              <dt className="basis-28 text-muted">{label.replace(/ \(.*\)$/, '')}</dt>
              <dd className="max-w-full flex-auto whitespace-pre-line">
                {choices?.find(({ value }) => value === sent[name])?.label ?? sent[name]?.trim()}
              </dd>
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
