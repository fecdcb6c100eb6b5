import type { Answers, Field, FieldWords } from './field';

const demoFields = {
  name: { control: 'text', autoComplete: 'name' },
  email: { control: 'email', autoComplete: 'email' },
  // Browsers must not offer the visitor's real password in a demo.
  password: { control: 'password', autoComplete: 'off' },
  message: { control: 'textarea', rows: 5, autoComplete: 'off' },
} as const;

const demoForms = {
  login: ['email', 'password'],
  register: ['name', 'email', 'password'],
  contact: ['name', 'email', 'message'],
} as const;

export type DemoName = keyof typeof demoForms;

interface DemoWords {
  fields: Record<keyof typeof demoFields, Omit<FieldWords, 'errors'> & { missing: string }>;
  errors: { wrong: string };
}

export const toDemoFields = (demo: DemoName, { fields, errors }: DemoWords): Field[] =>
  demoForms[demo].map((name) => {
    const { missing, ...words } = fields[name];
    const { wrong } = errors;
    return { ...demoFields[name], ...words, name, isRequired: true, errors: { missing, wrong } };
  });

/** Stores the answers of a demo in this browser, but never a password; throws if storage is denied or full. */
export function storeDemo(demo: DemoName, { password: _, ...answers }: Answers): void {
  const isContact = demo === 'contact';
  const entry = isContact ? { ...answers, timestamp: new Date().toISOString() } : answers;
  localStorage.setItem(isContact ? 'demo_contact' : 'demo_user', JSON.stringify(entry));
}
