import type { Words } from '../content/words/words';
import { controls } from './controls';
import type { Choice, Field } from './field';
import { genders, type PatientRegistration, services } from './patient-registration';

type Fields = { [Name in keyof PatientRegistration]: Field<Name> };

/** The choices of a list with their labels; throws unless they are the values that can be sent. */
function toChoices(name: string, values: readonly string[], choices: Choice[]) {
  const offered = choices.map(({ value }) => value);
  if ([...offered].sort().join() !== [...values].sort().join()) {
    throw new Error(
      `The choices of \`${name}\` must have the values ${values.join(', ')}, each once; they have ${offered.join(', ')}.`,
    );
  }
  return choices;
}

/** The fields of the patient form, in reading order; throws where its lists offer wrong choices. */
export const toPatientFields = (words: Words['forms']['patient']['fields']) =>
  ({
    firstName: {
      ...words.firstName,
      ...controls.name,
      name: 'firstName',
      autoComplete: 'given-name',
      isRequired: true,
    },
    lastName: {
      ...words.lastName,
      ...controls.name,
      name: 'lastName',
      autoComplete: 'family-name',
      isRequired: true,
    },
    age: {
      ...words.age,
      name: 'age',
      control: 'input',
      type: 'number',
      inputMode: 'numeric',
      autoComplete: 'off',
      isRequired: true,
    },
    gender: {
      ...words.gender,
      name: 'gender',
      control: 'select',
      choices: toChoices('gender', genders, words.gender.choices),
      autoComplete: 'sex',
      isRequired: true,
    },
    phone: {
      ...words.phone,
      name: 'phone',
      control: 'input',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      isRequired: true,
    },
    email: {
      ...words.email,
      ...controls.email,
      name: 'email',
      isRequired: true,
    },
    address: {
      ...words.address,
      name: 'address',
      control: 'textarea',
      rows: 3,
      autoComplete: 'street-address',
      isRequired: false,
    },
    service: {
      ...words.service,
      name: 'service',
      control: 'select',
      choices: toChoices('service', services, words.service.choices),
      autoComplete: 'off',
      isRequired: true,
    },
    symptoms: {
      ...words.symptoms,
      name: 'symptoms',
      control: 'textarea',
      rows: 5,
      autoComplete: 'off',
      isRequired: false,
    },
    history: {
      ...words.history,
      name: 'history',
      control: 'textarea',
      rows: 5,
      autoComplete: 'off',
      isRequired: false,
    },
  }) satisfies Fields;

export type PatientFields = ReturnType<typeof toPatientFields>;
