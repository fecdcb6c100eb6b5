import type { Answers, Field, FieldWords } from './field';

/** The fields of the demo forms; each is required. */
const demoFields = {
  name: { control: 'text', autoComplete: 'name' },
  email: { control: 'email', autoComplete: 'email' },
  // A browser must not offer the visitor's own password to a demonstration.
  password: { control: 'password', autoComplete: 'off' },
  message: { control: 'textarea', rows: 5, autoComplete: 'off' },
} as const;

/** The demo forms: their fields in reading order, and the key of `localStorage` that keeps the answers. */
const demoForms = {
  login: { fields: ['email', 'password'], key: 'demo_user' },
  register: { fields: ['name', 'email', 'password'], key: 'demo_user' },
  contact: { fields: ['name', 'email', 'message'], key: 'demo_contact' },
} as const;

export type DemoName = keyof typeof demoForms;

type DemoWords = Record<keyof typeof demoFields, Omit<FieldWords, 'errors'> & { missing: string }>;

export const toDemoFields = (demo: DemoName, words: DemoWords): Field[] =>
  demoForms[demo].fields.map((name) => {
    const { missing, ...text } = words[name];
    return { ...demoFields[name], ...text, name, isRequired: true, errors: { missing } };
  });

/** Keeps a demo's answers, never a password, in this browser; throws where storage is denied or full. */
export function storeDemo(demo: DemoName, { password: _, ...answers }: Answers): void {
  const entry = demo === 'contact' ? { ...answers, timestamp: new Date().toISOString() } : answers;
  localStorage.setItem(demoForms[demo].key, JSON.stringify(entry));
}
