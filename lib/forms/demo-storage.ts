import type { Answers } from './field';

/** The demo forms. */
export type DemoName = 'login' | 'register' | 'contact';

// What each demo keeps in `localStorage`, and under which key; never a password.
const stores: Record<DemoName, { key: string; toEntry: (answers: Answers) => object }> = {
  login: { key: 'demo_user', toEntry: ({ email }) => ({ email }) },
  register: { key: 'demo_user', toEntry: ({ name, email }) => ({ name, email }) },
  contact: {
    key: 'demo_contact',
    toEntry: ({ name, email, message }) => ({
      name,
      email,
      message,
      timestamp: new Date().toISOString(),
    }),
  },
};

/** Keeps a demo's answers in this browser; throws where storage is denied or full. */
export function storeDemo(name: DemoName, answers: Answers): void {
  const { key, toEntry } = stores[name];
  localStorage.setItem(key, JSON.stringify(toEntry(answers)));
}
