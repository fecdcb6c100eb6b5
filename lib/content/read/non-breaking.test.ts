import { expect, test } from 'vitest';
import { provideSmallContent } from '../check/small-content.fixture';
import { toNonBreakingContent } from '../non-breaking';

const small = provideSmallContent();

test('what the site shows has no-break spaces, and what a form sends has none', () => {
  const file = 'content/en/pages/eyes/squint.md';
  small.append(file, '\nAfter 8 weeks.\n');
  small.change(file, 'answer: ', 'answer: In 3 months. ');
  const forms = 'content/en/words/forms.json';
  const [choice = ''] = /"Contact Lens",\s*"label": "Words"/.exec(small.read(forms)) ?? [];
  small.change(forms, choice, '"Contact Lens", "label": "In 2 weeks"');
  const content = small.parse();
  const shown = toNonBreakingContent(content);
  const page = shown.pages.find((candidate) => candidate.file === file);
  expect(page).toMatchObject({ answer: expect.stringContaining('In 3\u00a0months.') });
  expect(page?.body.at(-1)).toEqual({ kind: 'paragraph', text: 'After 8\u00a0weeks.' });
  const { choices } = shown.messages.forms.patient.fields.service;
  expect(choices?.map(({ label }) => label)).toContain('In 2 weeks');
  // The check and signatures read the original content, without no-break spaces.
  const read = content.pages.find((candidate) => candidate.file === file);
  expect(read?.body.at(-1)).toEqual({ kind: 'paragraph', text: 'After 8 weeks.' });
});
