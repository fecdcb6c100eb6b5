import type { InputEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Chevron } from '@/components/ui/chevron';
import type { Field, InputType } from '@/lib/forms/field';
import { toAsciiDigits } from '@/lib/text/digits';

interface ControlProps extends Omit<UseFormRegisterReturn, 'onChange'> {
  field: Field;
  id: string;
  onInput: UseFormRegisterReturn['onChange'];
  required: boolean;
  autoComplete: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

const box =
  'block min-h-14 w-full rounded-xl border-2 border-line bg-surface px-4 py-2.5 text-text aria-invalid:border-danger';

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

interface InputProps extends ControlProps {
  type: InputType;
}

function Input({ field: _, type, ...props }: InputProps) {
  const isNumber = type === 'number';
  const takesDigits = isNumber || type === 'tel';
  return (
    <input
      {...props}
      type={type}
      // Digits alone: the keyboard for `type="number"` has signs and a point besides.
      inputMode={isNumber ? 'numeric' : undefined}
      onBeforeInput={takesDigits ? typeAsAsciiDigits : undefined}
      className={`${box} ${isNumber ? 'max-w-32' : ''}`}
      // The wheel would otherwise change a number that the visitor only scrolls past.
      onWheel={isNumber ? ({ currentTarget }) => currentTarget.blur() : undefined}
    />
  );
}

function Select({ field: { prompt, choices = [] }, ...props }: ControlProps) {
  return (
    <span className="relative block">
      <select {...props} className={`${box} appearance-none pr-10`}>
        <option value="">{prompt}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Chevron className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
    </span>
  );
}

const TextArea = ({ field: { rows }, ...props }: ControlProps) => (
  <textarea {...props} rows={rows} className={`${box} field-sizing-content min-h-28`} />
);

export function FormControl(props: ControlProps) {
  const { control } = props.field;
  switch (control) {
    case 'select':
      return <Select {...props} />;
    case 'textarea':
      return <TextArea {...props} />;
    default:
      return <Input {...props} type={control} />;
  }
}
