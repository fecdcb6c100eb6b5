import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOUBLE_CLICK_MS } from '../timings';
import { reduce, type Submission, type SubmissionEvent } from './submission';

const answers = { firstName: 'Asha', phone: '98765 43210' };
const others = { ...answers, firstName: 'Rohan' };
const blank = { firstName: '', phone: ' ' };
const attempt = 2;
const failure = { kind: 'network' } as const;
const SENT_AT = 5000;

/** The states after a submit of these answers, by their names in the table. */
const toStates = (submitted = answers): Record<Submission['status'], Submission> => ({
  idle: { status: 'idle', attempt },
  checking: { status: 'checking', attempt, answers: submitted, isRepeated: false },
  invalid: {
    status: 'invalid',
    attempt,
    answers: submitted,
    messages: {},
    hasEmptyField: false,
  },
  'needs-confirmation': { status: 'needs-confirmation', attempt, answers: submitted },
  sending: { status: 'sending', attempt, answers: submitted },
  sent: { status: 'sent', attempt, answers: submitted, at: SENT_AT },
  failed: { status: 'failed', attempt, answers: submitted, failure },
});

const states = toStates();

const arrive = (current: typeof answers): SubmissionEvent => ({
  type: 'settle',
  attempt: 1,
  answers,
  current,
  delivery: { status: 'sent' },
  at: SENT_AT,
});

const fail = (failed: number): SubmissionEvent => ({
  type: 'settle',
  attempt: failed,
  answers,
  current: answers,
  delivery: { status: 'failed', failure },
  at: SENT_AT,
});

/** The events by their names in the table, with the states that they meet. */
const events: Record<string, { event: SubmissionEvent; from?: typeof states }> = {
  submit: { event: { type: 'submit', answers, at: SENT_AT + 1 } },
  'blank submit within a second': {
    event: { type: 'submit', answers: blank, at: SENT_AT + DOUBLE_CLICK_MS - 1 },
  },
  'blank submit later': {
    event: { type: 'submit', answers: blank, at: SENT_AT + DOUBLE_CLICK_MS },
  },
  refuse: { event: { type: 'refuse', messages: { phone: 'Enter a phone number' } } },
  'cannot check': { event: { type: 'cannot-check', failure } },
  accept: { event: { type: 'accept', isByScript: false } },
  'accept, by script': { event: { type: 'accept', isByScript: true } },
  'accept, by script, repeated': {
    event: { type: 'accept', isByScript: true },
    from: { ...states, checking: { ...states.checking, isRepeated: true } as Submission },
  },
  'arrived; form unchanged': { event: arrive(answers) },
  'arrived; form changed': { event: arrive(others) },
  'arrived; form blank': { event: arrive(blank) },
  'arrived; form unchanged, others submitted': { event: arrive(answers), from: toStates(others) },
  'arrived; form changed, others submitted': { event: arrive(others), from: toStates(others) },
  'arrived; form blank, others submitted': { event: arrive(blank), from: toStates(others) },
  'failed, latest attempt': { event: fail(attempt) },
  'failed, earlier attempt': { event: fail(attempt - 1) },
  interrupted: { event: { type: 'interrupt', answers } },
  leave: { event: { type: 'leave' } },
};

/** The table of transitions: a line for each event, a column for each state, the next state in the cells. */
const [header = [], , ...rows] =
  readFileSync('docs/decisions/forms.md', 'utf8')
    .split('## Transitions')[1]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim())) ?? [];

test('the table has each event and each state', () => {
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(events).sort());
  expect(header).toEqual(expect.arrayContaining(Object.keys(states)));
});

test.each(rows.map(([, name = '', ...cells]) => [name, cells] as const))('%s', (name, cells) => {
  const { event, from = states } = events[name] ?? {};
  for (const state of Object.values(from)) {
    const to = cells[header.indexOf(state.status) - 2];
    const next = event && reduce(state, event);
    expect(next === state ? '' : next?.status, state.status).toBe(to);
  }
});

test('a submit counts as repeated after the same answers, unless these were refused', () => {
  const submit = (state: Submission) => reduce(state, { type: 'submit', answers, at: SENT_AT });
  expect(submit(states['needs-confirmation'])).toMatchObject({ isRepeated: true, attempt: 3 });
  expect(submit(toStates(others)['needs-confirmation'])).toMatchObject({ isRepeated: false });
  expect(submit(states.invalid)).toMatchObject({ isRepeated: false });
});

test('answers that were submitted and refused say whether a field is empty', () => {
  const refuse = (field: string) =>
    reduce(toStates({ ...answers, firstName: '\u200b ' }).checking, {
      type: 'refuse',
      messages: { [field]: 'Enter it' },
    });
  expect(refuse('firstName')).toMatchObject({ hasEmptyField: true });
  expect(refuse('phone')).toMatchObject({ hasEmptyField: false });
});
