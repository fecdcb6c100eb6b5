import type { InputEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Chevron } from '@/components/ui/chevron';
import { AlertIcon } from '@/components/ui/notice-icons';
import type { Field } from '@/lib/forms/field';
import { toAsciiDigits } from '@/lib/text/digits';

/** Types the digits of a keyboard for Hindi or Marathi as 0 to 9: a number field drops any others. */
function typeAsAsciiDigits(event: InputEvent<HTMLInputElement>) {
  const { data } = event;
  const digits = toAsciiDigits(data);
  if (digits !== data) {
    event.preventDefault();
    // Deprecated, but nothing else types into a number field and keeps the caret and the undo history.
    document.execCommand('insertText', false, digits);
  }
}

const box =
  'block min-h-14 w-full rounded-xl border-2 border-line bg-surface px-4 py-2.5 text-text aria-invalid:border-danger';

interface FormFieldProps {
  id: string;
  field: Field;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** A control with its label, hint and error. */
export function FormField({ id, field, registration, error }: FormFieldProps) {
  const { control, label, hint, isRequired, autoComplete, rows, prompt, choices } = field;
  const { onChange, ...registered } = registration;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const isNumber = control === 'number';
  const shared = {
    ...registered,
    // React's own `onChange` misses what an autofill or another script fills in.
    onInput: onChange,
    id,
    required: isRequired,
    autoComplete,
    'aria-invalid': Boolean(error),
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="mt-6">
      <label htmlFor={id} className="block font-bold">
        {label}
      </label>
      {hintId && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} className="mt-1 flex items-start gap-2 font-bold text-danger">
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
      <div className="relative mt-2">
        {control === 'select' && (
          <>
            <select
              {...shared}
              className={`${box} appearance-none pr-10 max-tablet:pl-3 max-tablet:text-base`}
            >
              <option value="">{prompt}</option>
              {choices?.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
            <Chevron className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
          </>
        )}
        {control === 'textarea' && (
          <textarea {...shared} rows={rows} className={`${box} field-sizing-content min-h-28`} />
        )}
        {control !== 'select' && control !== 'textarea' && (
          <input
            {...shared}
            type={control}
            // Digits alone: the keyboard for `type="number"` has signs and a point besides.
            inputMode={isNumber ? 'numeric' : undefined}
            onBeforeInput={isNumber || control === 'tel' ? typeAsAsciiDigits : undefined}
            className={`${box} ${isNumber ? 'max-w-32' : ''}`}
            // The wheel would otherwise change a number that the visitor only scrolls past.
            onWheel={isNumber ? ({ currentTarget }) => currentTarget.blur() : undefined}
          />
        )}
      </div>
    </div>
  );
}
