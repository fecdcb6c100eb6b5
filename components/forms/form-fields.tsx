import type { MouseEvent, ReactNode } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Summary } from '@/components/ui/summary';
import { findNotDigits } from '@/lib/forms/answers';
import type { Answers, Field } from '@/lib/forms/field';
import { FormField, openFold } from './form-field';
import { Notice } from './notice';

interface FormFieldsProps {
  name: string;
  form: Pick<UseFormReturn<Answers>, 'register' | 'formState' | 'getValues' | 'watch'>;
  fields: readonly Field[];
  toRules?: (field: Field) => RegisterOptions<Answers>;
  /** The titles of the error summary: if answers are missing, and if all are given but some are wrong. */
  summary: { empty: string; wrong: string };
  fold?: string;
  children?: ReactNode;
}

// Moves the focus without changing the URL, and scrolls the label into view as well. If both do not fit, shows the
// control with as much above it as fits.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const control = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  openFold(control);
  control?.focus({ preventScroll: true });
  control?.labels?.[0]?.parentElement?.scrollIntoView({ block: 'nearest' });
  control?.scrollIntoView({ block: 'nearest' });
}

/**
 * The fields of a form, below an error summary that links to each wrong field after a failed submit. Some fields are
 * collapsed on a narrow screen, unless they have an answer or an error.
 */
export function FormFields(props: FormFieldsProps) {
  const { name, form, fields, toRules, summary, fold = '', children } = props;
  const { errors, submitCount } = form.formState;
  const wrong = fields.filter((field) => errors[field.name]);
  const folded = fields.filter(({ isFolded }) => isFolded);
  const hasAnswer = folded.some((field) => form.getValues(field.name));
  const toControl = (field: Field) => (
    <FormField
      key={field.name}
      id={`${name}-${field.name}`}
      field={field}
      registration={form.register(field.name, toRules?.(field))}
      error={errors[field.name]?.message}
      isNoNumber={
        field.control === 'number' && Boolean(findNotDigits(field, form.watch(field.name)))
      }
    />
  );
  const isMissing = wrong.some((field) => errors[field.name]?.type === 'required');
  return (
    <>
      {wrong.length > 0 && (
        <Notice
          key={submitCount}
          look="danger"
          role="alert"
          title={isMissing ? summary.empty : summary.wrong}
        >
          <ul className="mt-2 list-disc pl-6">
            {wrong.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${name}-${field.name}`}
                  onClick={goToField}
                  className="block py-2 text-text underline underline-offset-4"
                >
                  {errors[field.name]?.message}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {fields.filter(({ isFolded }) => !isFolded).map(toControl)}
      {folded.length > 0 && (
        <details className="mt-6 @tablet:details-content:[content-visibility:visible]">
          <Summary className="rounded-xl border-2 border-line px-4 supports-[selector(::details-content)]:@tablet:hidden">
            {fold}
          </Summary>
          <div ref={hasAnswer ? openFold : undefined}>
            {children}
            {folded.map(toControl)}
          </div>
        </details>
      )}
    </>
  );
}
