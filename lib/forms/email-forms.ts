import type { Range } from '../content/schema/clinic';
import type { FormLimits } from '../content/schema/facts';
import type { ErrorKind, Field, FieldWords, InputType } from './field';

/** A field as declared in the table below; its control determines which answers are valid. */
export type FieldEntry = Pick<Field, 'isRequired' | 'isFolded' | 'autoComplete'> & {
  /** The name of its limit in content/form-limits.yaml. */
  limit?: keyof FormLimits;
} & (
    | { control: InputType }
    | { control: 'textarea'; rows: number }
    /** `choices` are the values that are sent, whatever the language of their labels. */
    | { control: 'select'; choices: readonly string[] }
  );

export type FormName = 'contact' | 'patient';

// Off, except in fields for which HTML has an autofill token.
const required = { isRequired: true, autoComplete: 'off' };
const folded = { isRequired: false, autoComplete: 'off', isFolded: true };

const genders = ['Male', 'Female', 'Other'];

export const services = [
  'Vision Therapy',
  'Contact Lens',
  'Low Vision Aid',
  'Comprehensive Vision Assessment',
  'Digital Eyestrain Assessment',
];

/**
 * The forms that are sent by e-mail, with their fields in reading order. A field is declared only here and in `fields`
 * of content/<language>/words/forms.json. Its key is the `name` of its control and the variable in the EmailJS
 * template.
 */
export const emailForms: Readonly<Record<FormName, Readonly<Record<string, FieldEntry>>>> = {
  contact: {
    name: { ...required, control: 'text', autoComplete: 'name' },
    email: { ...required, control: 'email', autoComplete: 'email' },
    message: { ...required, control: 'textarea', rows: 6, limit: 'messageCharacters' },
  },
  patient: {
    firstName: { ...required, control: 'text', autoComplete: 'given-name' },
    lastName: { ...required, control: 'text', autoComplete: 'family-name' },
    age: { ...required, control: 'number', limit: 'ageYears' },
    gender: { ...required, control: 'select', choices: genders, autoComplete: 'sex' },
    phone: { ...required, control: 'tel', autoComplete: 'tel', limit: 'phoneDigits' },
    email: { ...required, control: 'email', autoComplete: 'email' },
    service: { ...required, control: 'select', choices: services },
    symptoms: { ...folded, control: 'textarea', rows: 5, limit: 'symptomsCharacters' },
    history: { ...folded, control: 'textarea', rows: 5, limit: 'historyCharacters' },
    address: {
      ...folded,
      control: 'textarea',
      rows: 3,
      autoComplete: 'street-address',
      limit: 'addressCharacters',
    },
  },
};

/** The possible errors of a field, each with a message among the field's texts. */
export const listErrorKinds = ({ control, isRequired }: FieldEntry): ErrorKind[] => [
  ...(isRequired ? ['missing' as const] : []),
  ...(['email', 'tel', 'number'].includes(control) ? ['wrong' as const] : []),
  ...(['tel', 'number'].includes(control) ? ['notDigits' as const] : []),
  ...(control === 'tel' ? ['several' as const] : []),
  ...(control === 'textarea' ? ['tooLong' as const] : []),
];

const toRange = (limit: number | Range): Range =>
  typeof limit === 'number' ? { min: 0, max: limit } : limit;

/** The fields of a form with their texts, in reading order. */
export const toFields = (
  form: FormName,
  words: Record<string, FieldWords>,
  limits: FormLimits,
): Field[] =>
  Object.entries(emailForms[form]).map(([name, entry]) => {
    const { control, autoComplete, isRequired, isFolded, limit } = entry;
    return {
      // The schema of the messages ensures that each field has its texts.
      ...(words[name] as FieldWords),
      name,
      control,
      autoComplete,
      isRequired,
      ...(isFolded && { isFolded }),
      ...(entry.control === 'textarea' && { rows: entry.rows }),
      ...(limit && { limit: toRange(limits[limit]) }),
    };
  });
