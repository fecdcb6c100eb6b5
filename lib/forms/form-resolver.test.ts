import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { getContent } from '../content/get-content';
import { toAnswersText } from './answers';
import { emailForms, type FormName, toFields } from './email-forms';
import type { Answers, ErrorKind, Field } from './field';
import { createFormResolver, toFieldSchema } from './form-resolver';

const { messages, limits } = getContent();
const formNames = Object.keys(emailForms) as FormName[];
const listFields = (form: FormName) => toFields(form, messages.forms[form].fields, limits);

const check = (form: FormName, answers: Answers) =>
  createFormResolver(form, listFields(form))(answers, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

test('the contact form sends its answers and the date, and no unknown fields', () => {
  const answers = { name: 'Ravi', email: 'a@b', message: 'Hello' };
  expect(check('contact', { ...answers, isAdmin: 'yes' })).toEqual({
    values: { template: 'contact', params: { ...answers, date: expect.any(String) } },
    errors: {},
  });
});

test.each(formNames)('a blank %s form has an error for each required field', (form) => {
  const required = listFields(form).filter(({ isRequired }) => isRequired);
  const blank = Object.fromEntries(listFields(form).map(({ name }) => [name, ' \u200b\u3164']));
  expect(check(form, blank)).toMatchObject({
    errors: Object.fromEntries(
      required.map(({ name, errors }) => [name, { message: errors.missing }]),
    ),
  });
});

const field = (control: Field['control'], more: Partial<Field> = {}): Field => ({
  name: control,
  label: control,
  control,
  isRequired: false,
  autoComplete: 'off',
  errors: { missing: 'missing', wrong: 'wrong', notDigits: 'not digits', several: 'several' },
  ...more,
});
const age = field('number', { limit: { min: 0, max: 120 } });
const phone = field('tel', { limit: { min: 8, max: 15 } });
const brief = field('textarea', { limit: { min: 0, max: 10 }, errors: { tooLong: '{excess}' } });
const list = field('select', { choices: [{ value: 'Male', label: 'पुरुष' }] });

const refuse = (asked: Field, ...answers: string[]): [Field, string, null][] =>
  answers.map((answer) => [asked, answer, null]);

test.each<[field: Field, answer: string, sent: string | number | null]>([
  [age, '0', 0],
  [age, ' 120 ', 120],
  [age, '', ''],
  ...refuse(age, '121', '-1', '1.5', '1e1', '+9', 'nine', '6 months', '1 1/2', '½'),
  [age, '٩', 9],
  [age, ' ४५', 45],
  [phone, '\u202a+91 (98765) 43‑210\u202c', '+91 (98765) 43‑210'],
  [phone, '९८७६५ ४३२१०', '98765 43210'],
  [phone, '૯૮૭૬૫૪૩૨૧૦', '9876543210'],
  [phone, '೯೮೭೬೫೪೩೨೧೦', '9876543210'],
  ...refuse(phone, '1234567', '1'.repeat(16), '98765+43210', '98765/43210'),
  [field('email'), 'a@b', 'a@b'],
  [field('email'), ' first.last+tag@sub.example.co.in\u200b', 'first.last+tag@sub.example.co.in'],
  [field('email'), 'asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  [field('email'), 'Asha@Example.COM', 'Asha@Example.COM'],
  [field('email'), 'asha@123', 'asha@123'],
  [field('email'), 'asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ...refuse(field('email'), 'no at sign', 'two@@example.com', 'आशा@उदाहरण.भारत', 'a@उदाहरण..भारत'),
  // The family emoji is one character (grapheme) to its reader.
  [brief, `${'न'.repeat(9)}👨‍👩‍👧‍👦`, `${'न'.repeat(9)}👨‍👩‍👧‍👦`],
  ...refuse(brief, `${'न'.repeat(10)}👨‍👩‍👧‍👦`),
  // Joiners are part of words in Hindi and Marathi.
  [field('text'), ' र्\u200dया ', 'र्\u200dया'],
  [list, 'Male', 'Male'],
  // A value from an old draft, saved before the options changed.
  [list, 'पुरुष', ''],
  [{ ...list, isRequired: true }, 'पुरुष', null],
])('for the field %o, the answer %j is sent as %j (null: it is refused)', (asked, answer, sent) => {
  const result = safeParse(toFieldSchema(asked), answer);
  expect(result.success ? result.data : null).toBe(sent);
});

test.each<[control: 'age' | 'phone', answer: string, kind: ErrorKind]>([
  ['age', '121', 'wrong'],
  ['age', '6 months', 'notDigits'],
  ['age', '1,5', 'notDigits'],
  ['age', `${'x'.repeat(39)}👶`, 'notDigits'],
  ['phone', '98765 43', 'wrong'],
  ['phone', '98765 43210 / 020 2543 9876', 'several'],
  ['phone', '98765 43210 98765 43211', 'several'],
  ['phone', '98765 43210 or 98765 43211', 'several'],
  ['phone', '98765 43210 (WhatsApp)', 'notDigits'],
  ['phone', 'फोन: 98765 43210', 'notDigits'],
])('for the field %s, the answer %j has the error “%s”', (name, answer, kind) => {
  const asked = listFields('patient').find((one) => one.name === name) as Field;
  const message = asked.errors[kind]?.replace('{typed}', answer);
  expect(safeParse(toFieldSchema(asked), answer).error?.issues).toMatchObject([{ message }]);
});

test('docs/deploy.md has an e-mail template for each form, which has every field and the language, keeps line breaks and escapes HTML', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const templates = guide.match(/<div style="white-space: pre-line">[\s\S]*?<\/div>/g) ?? [];
  expect(templates).toHaveLength(formNames.length);
  for (const [index, form] of formNames.entries()) {
    for (const name of [...Object.keys(emailForms[form]), 'language']) {
      expect(templates[index]).toContain(`{{${name}}}`);
    }
  }
  expect(templates.join()).not.toContain('{{{');
});

test('copied answers have labels and the order of the form; empty ones are omitted', () => {
  const fields = listFields('contact');
  const { name, message } = messages.forms.contact.fields;
  expect(toAnswersText(fields, { message: ' Two\nlines ', name: 'Ravi', email: '' })).toBe(
    `${name.label}: Ravi\n${message.label}: Two\nlines`,
  );
});
