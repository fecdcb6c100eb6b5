import type { MouseEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Answers } from '@/lib/forms/field';

interface ErrorSummaryProps {
  title: string;
  errors: FieldErrors<Answers>;
  toId: (name: string) => string;
}

// Its first line stands right below the header; a focus alone may leave it anywhere on the screen.
function showOnMount(summary: HTMLElement | null) {
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView();
}

// Moves the focus without changing the address, and scrolls the label into view as well.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  field?.focus({ preventScroll: true });
  field?.closest('form > div')?.scrollIntoView({ block: 'nearest' });
}

/** The errors of a failed submit, each a link to its field. */
export function ErrorSummary({ title, errors, toId }: ErrorSummaryProps) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={showOnMount}
      className="mt-6 rounded-xl border-3 border-danger bg-surface p-5"
    >
      <p className="font-bold text-danger">{title}</p>
      <ul className="mt-2 list-disc pl-6">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${toId(name)}`}
              onClick={goToField}
              className="block py-2 text-text underline underline-offset-4"
            >
              {error?.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
