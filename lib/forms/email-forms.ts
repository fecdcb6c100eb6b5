import type { Range } from '../content/schema/clinic';
import type { FormLimits } from '../content/schema/facts';
import type { ErrorKind, Field, FieldWords, InputType } from './field';

/** A field as the table below declares it; its control decides which answers are right. */
export type FieldEntry = Pick<Field, 'isRequired' | 'isFolded' | 'autoComplete'> & {
  /** The name of its bounds in content/form-limits.yaml. */
  limit?: keyof FormLimits;
} & (
    | { control: InputType }
    | { control: 'textarea'; rows: number }
    /** `choices`: the values that are sent, in whatever language their labels are read. */
    | { control: 'select'; choices: readonly string[] }
  );

export type FormName = 'contact' | 'patient';

// Most fields have an answer that browsers do not know.
const required = { isRequired: true, autoComplete: 'off' };
const optional = { isRequired: false, autoComplete: 'off' };
const folded = { ...optional, isFolded: true };

const genders = ['Male', 'Female', 'Other'];

export const services = [
  'Vision Therapy',
  'Contact Lens',
  'Low Vision Aid',
  'Comprehensive Vision Assessment',
  'Digital Eyestrain Assessment',
];

/**
 * The forms that go out as e-mail, with their fields in reading order. A field is declared here and in
 * `fields` of content/<language>/words/forms.json, nowhere else. Its name is the `name` of its control and
 * the variable of the EmailJS template.
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
    address: {
      ...optional,
      control: 'textarea',
      rows: 3,
      autoComplete: 'street-address',
      limit: 'addressCharacters',
    },
    symptoms: { ...folded, control: 'textarea', rows: 5, limit: 'symptomsCharacters' },
    history: { ...folded, control: 'textarea', rows: 5, limit: 'historyCharacters' },
  },
};

/** What can be wrong with the answer to a field: each has a message in its words. */
export const listErrorKinds = ({ control, isRequired }: FieldEntry): ErrorKind[] => [
  ...(isRequired ? ['missing' as const] : []),
  ...(['email', 'tel', 'number'].includes(control) ? ['wrong' as const] : []),
  ...(['tel', 'number'].includes(control) ? ['notDigits' as const] : []),
  ...(control === 'tel' ? ['several' as const] : []),
  ...(control === 'textarea' ? ['tooLong' as const] : []),
];

const toRange = (limit: number | Range): Range =>
  typeof limit === 'number' ? { min: 0, max: limit } : limit;

/** The fields of a form with their words, in reading order. */
export const toFields = (
  form: FormName,
  words: Record<string, FieldWords>,
  limits: FormLimits,
): Field[] =>
  Object.entries(emailForms[form]).map(([name, entry]) => {
    const { control, autoComplete, isRequired, isFolded, limit } = entry;
    return {
      // The reader of the words has checked that each field has its own.
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
