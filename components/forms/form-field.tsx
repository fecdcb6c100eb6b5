import type { UseFormRegisterReturn } from 'react-hook-form';
import { AlertIcon } from '@/components/ui/notice-icons';
import type { Field } from '@/lib/forms/field';
import { FormControl } from './form-control';

interface FormFieldProps {
  id: string;
  field: Field;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** Ties a label, a hint and an error to one control. */
export function FormField({ id, field, registration, error }: FormFieldProps) {
  const { onChange, ...registered } = registration;
  const hintId = field.hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className="mt-6">
      <label htmlFor={id} className="block font-bold">
        {field.label}
      </label>
      {hintId && (
        <p id={hintId} className="text-small text-muted">
          {field.hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} className="mt-1 flex items-start gap-2 font-bold text-danger">
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
      <div className="mt-2">
        <FormControl
          {...registered}
          // React's own `onChange` misses what an autofill or another script fills in.
          onInput={onChange}
          field={field}
          id={id}
          required={field.isRequired}
          autoComplete={field.autoComplete}
          aria-invalid={Boolean(error)}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        />
      </div>
    </div>
  );
}
