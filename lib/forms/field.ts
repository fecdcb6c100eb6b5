import type { Range } from '../content/schema/clinic';

export type ErrorKind = 'missing' | 'wrong' | 'notDigits' | 'several' | 'tooLong';

export interface FieldWords {
  label: string;
  hint?: string;
  /** The unit of the answer, shown beside the control. */
  unit?: string;
  errors: { [Kind in ErrorKind]?: string };
  /** For a `<select>`: its first option, which means that nothing is chosen. */
  prompt?: string;
  /** For a `<select>`: the other options; `value` is sent, whatever the language, and `label` is shown. */
  choices?: readonly { value: string; label: string }[];
}

export type InputType = 'text' | 'email' | 'tel' | 'number' | 'password';

/** A form field with its texts: what its control shows, and which answers it accepts. */
export interface Field extends FieldWords {
  name: string;
  control: InputType | 'textarea' | 'select';
  isRequired: boolean;
  isFolded?: boolean;
  autoComplete: string;
  rows?: number;
  /** The limits of a number, of the number of digits in a phone number, or of the length of a text. */
  limit?: Range;
}

/** The answers in the controls of a form, by the names of its fields. */
export type Answers = Record<string, string>;
