/** A choice of a list: the value is sent, the label is read. */
export interface Choice {
  value: string;
  label: string;
}

interface FieldBase<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  /** What stands beside the field when its answer cannot be sent, by what is wrong with it. */
  errors: { missing?: string; wrong?: string; tooLong?: string };
  isRequired: boolean;
  autoComplete: string;
}

/** One field of a form, by the kind of control that takes the answer. */
export type Field<Name extends string = string> = FieldBase<Name> &
  (
    | {
        control: 'input';
        type: 'text' | 'email' | 'tel' | 'number' | 'password';
        inputMode: 'text' | 'email' | 'tel' | 'numeric';
      }
    | {
        control: 'select';
        /** The first entry of the list, which chooses nothing. */
        prompt: string;
        choices: readonly Choice[];
      }
    | { control: 'textarea'; rows: number }
  );

/** The answers of a form as they stand in its controls. */
export type Answers = Record<string, string>;

/** The message beside each field whose answer cannot be sent. */
export type FieldErrors = Record<string, string>;

/** Reads the answers out of a form; a number that is not one reads as empty. */
export const readAnswers = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/** Puts answers into the controls of the same names. */
export function writeAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) {
      control.value = answer;
    }
  }
}

/** Whether nothing is filled in; spaces alone count as nothing. */
export const isBlank = (answers: Answers): boolean =>
  Object.values(answers).every((answer) => answer.trim() === '');

/** The answers as plain text, a line or paragraph each under its label, to paste into a message. */
export const toAnswersText = (fields: readonly Field[], answers: Answers): string =>
  fields
    .filter(({ name }) => answers[name]?.trim())
    .map(({ label, name }) => `${label}: ${answers[name]?.trim()}`)
    .join('\n');
