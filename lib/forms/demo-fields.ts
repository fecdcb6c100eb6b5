import type { Field } from './field';

/** The words of one field of a demo form. */
export interface DemoFieldCopy {
  label: string;
  hint?: string;
  missing: string;
}

/** A field of a demo form, with what it says when it is empty. */
export type DemoField = Field & { missing: string };

const controls = {
  name: { control: 'input', type: 'text', inputMode: 'text', autoComplete: 'name' },
  email: { control: 'input', type: 'email', inputMode: 'email', autoComplete: 'email' },
  // A password of the visitor's own must not be offered to a demonstration.
  password: { control: 'input', type: 'password', inputMode: 'text', autoComplete: 'off' },
  message: { control: 'textarea', rows: 5, autoComplete: 'off' },
} as const;

/** Puts together the fields of a demo form, in the order of their words. */
export const toDemoFields = (
  words: Partial<Record<keyof typeof controls, DemoFieldCopy>>,
): DemoField[] =>
  (Object.keys(words) as (keyof typeof controls)[]).flatMap((name) => {
    const copy = words[name];
    return copy ? [{ ...copy, ...controls[name], name, isRequired: true }] : [];
  });
