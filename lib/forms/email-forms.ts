import type { Range } from '../content/schema/clinic';
import type { FormLimits } from '../content/schema/facts';
import type { ErrorKind, Field, FieldWords, InputType } from './field';

type Control = {
  /** The bounds in content/form-limits.yaml: of a number, of the digits of a phone number, of the length of a text. */
  limit?: keyof FormLimits;
} & (
  | { control: InputType }
  | { control: 'textarea'; rows: number }
  /** `choices`: the values that are sent, in whatever language their labels are read. */
  | { control: 'select'; choices: readonly string[] }
);

/** What most fields have in common: they are required, and browsers do not know their answer. */
const common = { isRequired: true, autoComplete: 'off' };

/** A field as the table below declares it; its control decides which answers are right. */
export type FieldEntry = Control & typeof common;

/**
 * The forms that go out as e-mail, with their fields in reading order. A field is declared here and in
 * `fields` of content/<language>/words/forms.json, nowhere else. Its name is the `name` of its control and
 * the variable of the EmailJS template.
 */
export const emailForms = {
  contact: {
    name: { control: 'text', autoComplete: 'name' },
    email: { control: 'email', autoComplete: 'email' },
    message: { control: 'textarea', rows: 6, limit: 'messageCharacters' },
  },
  patient: {
    firstName: { control: 'text', autoComplete: 'given-name' },
    lastName: { control: 'text', autoComplete: 'family-name' },
    age: { control: 'number', limit: 'ageYears' },
    gender: {
      control: 'select',
      choices: ['Male', 'Female', 'Other'],
      autoComplete: 'sex',
    },
    phone: { control: 'tel', autoComplete: 'tel', limit: 'phoneDigits' },
    email: { control: 'email', autoComplete: 'email' },
    address: {
      control: 'textarea',
      rows: 3,
      autoComplete: 'street-address',
      isRequired: false,
      limit: 'addressCharacters',
    },
    service: {
      control: 'select',
      choices: [
        'Vision Therapy',
        'Contact Lens',
        'Low Vision Aid',
        'Comprehensive Vision Assessment',
        'Digital Eyestrain Assessment',
      ],
    },
    symptoms: { control: 'textarea', rows: 5, isRequired: false, limit: 'symptomsCharacters' },
    history: { control: 'textarea', rows: 5, isRequired: false, limit: 'historyCharacters' },
  },
} as const satisfies Record<string, Record<string, Control & Partial<typeof common>>>;

export type FormName = keyof typeof emailForms;

export function getEntries(form: FormName): Readonly<Record<string, FieldEntry>> {
  const fields: Record<string, Control & Partial<typeof common>> = emailForms[form];
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...common, ...field }]),
  );
}

const wrongAnswers: { [Control in FieldEntry['control']]?: ErrorKind[] } = {
  email: ['wrong'],
  tel: ['wrong'],
  number: ['wrong'],
  textarea: ['tooLong'],
};

/** What can be wrong with the answer to a field: each has a message in its words. */
export const listErrorKinds = ({ control, isRequired }: FieldEntry): ErrorKind[] => [
  ...(isRequired ? ['missing' as const] : []),
  ...(wrongAnswers[control] ?? []),
];

const toRange = (limit: number | Range): Range =>
  typeof limit === 'number' ? { min: 0, max: limit } : limit;

/** The fields of a form with their words, in reading order. */
export const toFields = (
  form: FormName,
  words: Record<string, FieldWords>,
  limits: FormLimits,
): Field[] =>
  Object.entries(getEntries(form)).map(([name, entry]) => {
    const { control, autoComplete, isRequired, limit } = entry;
    return {
      // The reader of the words has checked that each field has its own.
      ...(words[name] as FieldWords),
      name,
      control,
      autoComplete,
      isRequired,
      ...(entry.control === 'textarea' && { rows: entry.rows }),
      ...(limit && { limit: toRange(limits[limit]) }),
    };
  });
