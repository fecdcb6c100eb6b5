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

/** What was sent, in the words of the form, to read. */
export function SentAnswers({ fields, messages }: SentAnswersProps) {
  const sent = useContext(SentContext);
  return (
    <div>
      <h2 className="text-subsection">{messages.answers}</h2>
      <dl>
        {fields
          .filter(({ name }) => sent[name]?.trim())
          .map(({ name, label, choices }) => (
            <div key={name}>
              {/* Of an answer, "(optional)" says nothing any more. */}
              <dt>{label.replace(/ \(.*\)$/, '')}</dt>
              <dd>
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
