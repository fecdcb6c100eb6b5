import type { ComponentType, InputEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Chevron } from '@/components/ui/chevron';
import type { Field } from '@/lib/forms/field';
import { toAsciiDigits } from '@/lib/text/digits';

interface ControlProps extends Omit<UseFormRegisterReturn, 'onChange'> {
  id: string;
  onInput: UseFormRegisterReturn['onChange'];
  required: boolean;
  autoComplete: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

type Control = Field['control'];
type FieldOf<C extends Control> = Extract<Field, { control: C }>;

const box =
  'block w-full min-h-14 rounded-xl border-2 border-line bg-surface px-4 py-2.5 text-text aria-invalid:border-danger aria-invalid:outline-1 aria-invalid:outline-danger focus-visible:aria-invalid:outline-3 focus-visible:aria-invalid:outline-accent';

/** Types the digits of a keyboard for Hindi or Marathi as 0 to 9: a number field drops any others. */
function typeAsAsciiDigits(event: InputEvent<HTMLInputElement>) {
  const { data } = event;
  const digits = toAsciiDigits(data);
  if (digits !== data) {
    event.preventDefault();
    // The one way to type into a number field that keeps the place of the cursor and what can be undone.
    document.execCommand('insertText', false, digits);
  }
}

interface InputProps extends ControlProps {
  field: FieldOf<'input'>;
  onBeforeInput?: ((event: InputEvent<HTMLInputElement>) => void) | undefined;
}

function Input({ field, ...props }: InputProps) {
  const isNumber = field.type === 'number';
  return (
    <input
      {...props}
      type={field.type}
      inputMode={field.inputMode}
      className={`${box} ${isNumber ? 'max-w-32' : ''}`}
      // The wheel would otherwise change a number that the visitor only scrolls past.
      onWheel={isNumber ? ({ currentTarget }) => currentTarget.blur() : undefined}
    />
  );
}

/** An input of a page in Hindi or Marathi. */
function DevanagariInput(props: InputProps) {
  const { type } = props.field;
  const takesDigits = type === 'number' || type === 'tel';
  return <Input {...props} onBeforeInput={takesDigits ? typeAsAsciiDigits : undefined} />;
}

function Select({ field, ...props }: ControlProps & { field: FieldOf<'select'> }) {
  return (
    <span className="relative block">
      <select {...props} className={`${box} appearance-none pr-14`}>
        <option value="">{field.prompt}</option>
        {field.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Chevron className="pointer-events-none absolute inset-y-0 right-4 my-auto" />
    </span>
  );
}

function TextArea({ field, ...props }: ControlProps & { field: FieldOf<'textarea'> }) {
  return (
    <textarea {...props} rows={field.rows} className={`${box} field-sizing-content min-h-28`} />
  );
}

const controls: { [C in Control]: ComponentType<ControlProps & { field: FieldOf<C> }> } = {
  input: process.env.SITE_SCRIPT === 'Deva' ? DevanagariInput : Input,
  select: Select,
  textarea: TextArea,
};

/** The control of a field, by its kind. */
export function FormControl<C extends Control>({
  field,
  ...props
}: ControlProps & { field: FieldOf<C> & { control: C } }) {
  const Chosen = controls[field.control] as ComponentType<ControlProps & { field: FieldOf<C> }>;
  return <Chosen field={field} {...props} />;
}
