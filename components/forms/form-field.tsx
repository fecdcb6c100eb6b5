import type { SyntheticEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AlertIcon } from '@/components/ui/notice-icons';
import { Chevron } from '@/components/ui/stroke-icon';
import { readControl } from '@/lib/forms/answers';
import type { Field } from '@/lib/forms/field';

const box =
  'block min-h-14 w-full rounded-xl border-2 border-line bg-surface px-4 py-2.5 text-text aria-invalid:border-danger';

/** Fills in a field of the patient form like browser autofill: the `change` event updates the form and its draft. */
export function fillIn(name: string, answer: string): void {
  const control = document.querySelector<HTMLInputElement>(`#patient-${name}`);
  if (control) {
    control.value = answer;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Opens the `<details>` that contains an element; can be used as a ref callback. */
export const openFold = (element: Element | null) =>
  element?.closest('details')?.setAttribute('open', '');

interface FormFieldProps {
  id: string;
  field: Field;
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** Whether something other than a whole number was typed into a number field; a message is then shown at once. */
  isNoNumber: boolean;
}

export function FormField({ id, field, registration, error, isNoNumber }: FormFieldProps) {
  const { control, label, hint, isRequired, autoComplete, rows, prompt, choices, unit, errors } =
    field;
  // On blur, react-hook-form would read the control's value, which in a number field may differ from what was typed.
  const { onChange, onBlur: _, ...registered } = registration;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const isNumber = control === 'number';
  const shared = {
    ...registered,
    // React's `onChange` ignores an event without a new value (`keepTypedNumbers`), or after a script set the value.
    onInput: ({ target }: SyntheticEvent) =>
      onChange({ target: { name: field.name, value: readControl(target as HTMLInputElement) } }),
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
        <p
          id={errorId}
          ref={openFold}
          className="mt-1 flex items-start gap-2 font-bold text-danger"
        >
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
      <div className={`relative mt-2 ${unit ? 'flex items-center gap-3' : ''}`}>
        {control === 'select' && (
          <>
            <select {...shared} className={`${box} appearance-none pr-10 max-tablet:pl-3`}>
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
          <textarea
            {...shared}
            rows={rows}
            className={`${box} field-sizing-content resize-y max-h-[60vh] min-h-28`}
          />
        )}
        {control !== 'select' && control !== 'textarea' && (
          <input
            {...shared}
            type={control}
            // Opens a keyboard with digits only; the one for `type="number"` also has signs and a decimal point.
            inputMode={isNumber ? 'numeric' : undefined}
            className={`${box} ${isNumber ? 'max-w-32' : ''}`}
            // The mouse wheel would otherwise change the number while the visitor scrolls past it.
            onWheel={isNumber ? ({ currentTarget }) => currentTarget.blur() : undefined}
          />
        )}
        {unit && <span className="shrink-0 whitespace-nowrap">{unit}</span>}
      </div>
      {isNumber && (
        <p aria-live="polite" className="mt-1 font-bold text-danger">
          {isNoNumber && !error && errors.missing}
        </p>
      )}
    </div>
  );
}
