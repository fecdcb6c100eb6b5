import type { Messages } from '../content/messages/messages';
import { controls } from './controls';
import type { DemoName } from './demo-storage';
import type { Field } from './field';

/** A field of a demo form, with what it says when it is empty. */
export type DemoField = Field & { errors: { missing: string } };

const demoControls = {
  ...controls,
  // A password of the visitor's own must not be offered to a demonstration.
  password: { control: 'input', type: 'password', inputMode: 'text', autoComplete: 'off' },
  message: { control: 'textarea', rows: 5, autoComplete: 'off' },
} as const;

const fieldNames: Record<DemoName, readonly (keyof typeof demoControls)[]> = {
  login: ['email', 'password'],
  register: ['name', 'email', 'password'],
  contact: ['name', 'email', 'message'],
};

/** The fields of a demo form, in reading order. */
export const toDemoFields = (demo: DemoName, messages: Messages['demos']['fields']): DemoField[] =>
  fieldNames[demo].map((name) => {
    const { missing, ...text } = messages[name];
    return { ...text, ...demoControls[name], name, isRequired: true, errors: { missing } };
  });
