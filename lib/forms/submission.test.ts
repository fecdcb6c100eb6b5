import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '../email/send-email';
import type { Answers } from './field';

const deliveries = vi.hoisted(() => [] as ((late: Delivery) => void)[]);

// Every message ends as unconfirmed, and its answer comes later.
vi.mock('../email/send-email', () => ({
  sendEmail: (_: unknown, onLateAnswer: (late: Delivery) => void): Promise<Delivery> => {
    deliveries.push(onLateAnswer);
    return Promise.resolve({ status: 'failed', failure: { kind: 'unconfirmed' } });
  },
}));

const blank = { firstName: '', phone: '' };
const first = { firstName: 'Asha', phone: '98765 43210' };
const other = { firstName: 'Rohan', phone: '98765 43210' };

/** A form on the page, in a browser that denies storage. */
async function openForm() {
  const { submissions } = await import('./submission');
  const { patient } = submissions;
  let answers: Answers = blank;
  const leave = patient.attach(() => answers);
  return {
    type: (typed: Answers) => {
      answers = typed;
    },
    submit: async () => {
      patient.begin(answers);
      await patient.send({ template: 'patient', params: {} });
    },
    clear: () => {
      answers = blank;
      patient.leave();
    },
    leave,
    getState: () => patient.get(),
  };
}

beforeEach(() => {
  vi.resetModules();
  deliveries.length = 0;
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

type Form = Awaited<ReturnType<typeof openForm>>;

const failed = { status: 'failed' };
const sent = { status: 'sent', answers: first };

test.each<[string, (form: Form) => unknown, object]>([
  ['the same answers', () => undefined, sent],
  ['a form that was emptied', (form) => form.type(blank), sent],
  ['a correction that was not sent', (form) => form.type(other), failed],
  ['a form that was cleared', (form) => form.clear(), sent],
  [
    'other answers after clearing',
    (form) => {
      form.clear();
      form.type(other);
    },
    { status: 'idle' },
  ],
  ['a form that was left', (form) => form.leave(), sent],
  [
    'another message that failed',
    (form) => {
      form.type(other);
      return form.submit();
    },
    { ...failed, answers: other },
  ],
  [
    'another message that failed, in a form that was emptied',
    async (form) => {
      form.type(other);
      await form.submit();
      form.type(blank);
    },
    { ...failed, answers: other },
  ],
])('a late success finds %s', async (_, act, expected) => {
  const form = await openForm();
  form.type(first);
  await form.submit();
  await act(form);
  deliveries[0]?.({ status: 'sent' });
  expect(form.getState()).toMatchObject(expected);
});

test('a late failure of an earlier try changes nothing', async () => {
  const form = await openForm();
  form.type(first);
  await form.submit();
  form.type(other);
  await form.submit();
  const before = form.getState();
  deliveries[0]?.({ status: 'failed', failure: { kind: 'network' } });
  expect(form.getState()).toBe(before);
});
