import type { ReactNode } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import type { Messages } from '@/lib/content/messages/messages';
import { type Answers, type Field, listAnswers } from '@/lib/forms/field';

interface SentMessageProps {
  fields: readonly Field[];
  answers: Answers;
  messages: Messages['forms']['help']['sent'] & { title: string };
  /** Whether the form is the subject of the page: then the answers can be printed. */
  isPage: boolean;
  children: ReactNode;
}

/** Says that a form was sent and what happens next, and repeats the answers, which are kept in memory alone. */
export function SentMessage({ fields, answers, messages, isPage, children }: SentMessageProps) {
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <div data-sent="" className="@container mt-6">
      <div role="status">
        <p
          tabIndex={-1}
          ref={focusOnMount}
          className="rounded-2xl border-3 border-success bg-surface p-6 text-section font-extrabold text-success"
        >
          {messages.title}
        </p>
      </div>
      <div className="mt-8 grid items-start gap-8 print:block @3xl:grid-cols-2">
        <div>{children}</div>
        <div className="rounded-2xl bg-raised p-6 print:mt-6 print:p-0">
          <Heading className="text-subsection">{messages.answers}</Heading>
          <dl className="mt-3 space-y-3">
            {listAnswers(fields, answers).map(({ label, answer }) => (
              <div key={label}>
                <dt className="text-base text-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{answer}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 text-base print:hidden">{messages.note}</p>
          {isPage && (
            <button type="button" onClick={() => print()} className={`${secondaryButton} mt-4`}>
              {messages.print}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
