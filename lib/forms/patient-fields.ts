import type { Messages } from '../content/messages/messages';
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
export const toPatientFields = (messages: Messages['forms']['patient']['fields']) =>
  ({
    firstName: {
      ...messages.firstName,
      ...controls.name,
      name: 'firstName',
      autoComplete: 'given-name',
      isRequired: true,
    },
    lastName: {
      ...messages.lastName,
      ...controls.name,
      name: 'lastName',
      autoComplete: 'family-name',
      isRequired: true,
    },
    age: {
      ...messages.age,
      name: 'age',
      control: 'input',
      type: 'number',
      inputMode: 'numeric',
      autoComplete: 'off',
      isRequired: true,
    },
    gender: {
      ...messages.gender,
      name: 'gender',
      control: 'select',
      choices: toChoices('gender', genders, messages.gender.choices),
      autoComplete: 'sex',
      isRequired: true,
    },
    phone: {
      ...messages.phone,
      name: 'phone',
      control: 'input',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      isRequired: true,
    },
    email: {
      ...messages.email,
      ...controls.email,
      name: 'email',
      isRequired: true,
    },
    address: {
      ...messages.address,
      name: 'address',
      control: 'textarea',
      rows: 3,
      autoComplete: 'street-address',
      isRequired: false,
    },
    service: {
      ...messages.service,
      name: 'service',
      control: 'select',
      choices: toChoices('service', services, messages.service.choices),
      autoComplete: 'off',
      isRequired: true,
    },
    symptoms: {
      ...messages.symptoms,
      name: 'symptoms',
      control: 'textarea',
      rows: 5,
      autoComplete: 'off',
      isRequired: false,
    },
    history: {
      ...messages.history,
      name: 'history',
      control: 'textarea',
      rows: 5,
      autoComplete: 'off',
      isRequired: false,
    },
  }) satisfies Fields;

export type PatientFields = ReturnType<typeof toPatientFields>;
