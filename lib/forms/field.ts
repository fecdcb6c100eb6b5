import type { Range } from '../content/schema/clinic';

export type ErrorKind = 'missing' | 'wrong' | 'notDigits' | 'several' | 'tooLong';

export interface FieldWords {
  label: string;
  hint?: string;
  /** The unit of the answer, shown beside the control. */
  unit?: string;
  errors: { [Kind in ErrorKind]?: string };
  /** Of a list: its first entry, which chooses nothing. */
  prompt?: string;
  /** Of a list: in the order in which this language shows them; the value is sent. */
  choices?: readonly { value: string; label: string }[];
}

export type InputType = 'text' | 'email' | 'tel' | 'number' | 'password';

/** A field of a form with its words: what its control shows, and which answers it takes. */
export interface Field extends FieldWords {
  name: string;
  control: InputType | 'textarea' | 'select';
  isRequired: boolean;
  isFolded?: boolean;
  autoComplete: string;
  rows?: number;
  /** The bounds of a number, of the digits of a phone number, of the length of a text. */
  limit?: Range;
}

/** The answers in the controls of a form, by the names of its fields. */
export type Answers = Record<string, string>;
