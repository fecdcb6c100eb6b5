import { expect, test } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { forgetSentAnswers } from './forget-sent-answers';

const script = toInlineScript(forgetSentAnswers, 'sent', 'draft-');
const answers = { firstName: 'Asha', age: '9' };
const draft = JSON.stringify(answers);

function openTab(stored: Parameters<typeof openFakePage>[0]) {
  const page = openFakePage(stored);
  page.run(script);
  page.dispatch('pageshow');
  return page;
}

test('a copy of what another tab has sent goes, and the form of this tab hears of it', () => {
  const page = openTab({ 'draft-patient': draft, 'draft-contact': draft });
  page.tell('sent', { form: 'patient', answers });
  expect([...page.storage.items.keys()]).toEqual(['draft-contact']);
  expect(page.dispatched).toMatchObject([{ type: 'sent', detail: { form: 'patient', answers } }]);
});

test.each([
  ['changed since', { firstName: 'Rohan', age: '9' }, answers],
  ['with more in it', answers, { firstName: 'Asha' }],
])('a draft %s stays', (_, kept, sent) => {
  const page = openTab({ 'draft-patient': JSON.stringify(kept) });
  page.tell('sent', { form: 'patient', answers: sent });
  expect([...page.storage.items.values()]).toEqual([JSON.stringify(kept)]);
  expect(page.dispatched).toEqual([]);
});

test('a page that was left hears nothing, and hears again when it is back', () => {
  const page = openTab({ 'draft-patient': draft });
  page.dispatch('pagehide');
  page.tell('sent', { form: 'patient', answers });
  expect(page.storage.items.size).toBe(1);
  page.dispatch('pageshow');
  page.tell('sent', { form: 'patient', answers });
  expect(page.storage.items.size).toBe(0);
});

test.each([
  ['without a draft', {}],
  ['with a damaged draft', { 'draft-patient': '{' }],
  ['where storage is denied', 'denied'],
] as const)('%s nothing happens', (_, stored) => {
  const page = openTab(stored);
  page.tell('sent', { form: 'patient', answers });
  expect(page.dispatched).toEqual([]);
});
