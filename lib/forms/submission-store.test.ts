import { beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '../email/send-email';
import type { Answers } from './field';
import { provideSessionStorage } from './session-storage.fixture';

const lateAnswers = vi.hoisted(() => [] as ((late: Delivery) => void)[]);

// Every message ends as unconfirmed, and its answer comes later.
vi.mock('../email/send-email', () => ({
  sendEmail: (_: unknown, onLateAnswer: (late: Delivery) => void): Promise<Delivery> => {
    lateAnswers.push(onLateAnswer);
    return Promise.resolve({ status: 'failed', failure: { kind: 'unconfirmed' } });
  },
}));

const answers = { firstName: 'Asha', phone: '98765 43210' };
const blank = { firstName: '', phone: '' };
const corrected = { ...answers, phone: '99999 88888' };

const stored = provideSessionStorage();

beforeEach(() => {
  vi.resetModules();
  lateAnswers.length = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

test.each<[string, { inForm?: Answers; inDraft: Answers; isLeft?: true }, string, Answers | null]>([
  ['the same answers, which leave the draft', { inForm: answers, inDraft: answers }, 'sent', blank],
  ['a correction', { inForm: corrected, inDraft: corrected }, 'failed', corrected],
  ['a page that was left', { inDraft: answers, isLeft: true }, 'sent', blank],
  [
    'a correction, on a page that was left',
    { inDraft: corrected, isLeft: true },
    'idle',
    corrected,
  ],
])('a late success finds %s', async (_, { inForm = {}, inDraft, isLeft }, status, draft) => {
  const { patient } = (await import('./submission-store')).submissionStores;
  const leave = patient.attach(() => inForm);
  patient.submit(answers);
  await patient.send({ template: 'patient', params: {} });
  expect(patient.get()).toMatchObject({ status: 'failed', answers });
  stored.set('draft-patient', JSON.stringify(inDraft));
  if (isLeft) {
    leave();
  }
  lateAnswers[0]?.({ status: 'sent' });
  expect(patient.get().status).toBe(status);
  expect(JSON.parse(stored.get('draft-patient') ?? 'null')).toEqual(draft);
});

test('a page that was reloaded while it sent says that this may have arrived', async () => {
  const { patient } = (await import('./submission-store')).submissionStores;
  patient.attach(() => answers);
  patient.submit(answers);
  const sending = patient.send({ template: 'patient', params: {} });
  const storedWhileSending = [...stored];
  await sending;
  vi.resetModules();
  for (const [key, value] of storedWhileSending) {
    stored.set(key, value);
  }
  const reloaded = (await import('./submission-store')).submissionStores.patient;
  reloaded.attach(() => answers);
  expect(reloaded.get()).toMatchObject({ status: 'failed', failure: { kind: 'unconfirmed' } });
});
