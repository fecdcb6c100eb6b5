import { expect, test } from 'vitest';
import { provideSmallContent } from '../check/small-content.fixture';

const small = provideSmallContent();

test('no-break spaces are added before units in blocks, front matter and messages', () => {
  const file = 'content/en/pages/eyes/squint.md';
  small.append(file, '\n**8 weeks** of {limits.ageYears.max} days *now*\n');
  small.change(file, 'answer: ', 'answer: In 3 months. ');
  const service = '"value": "Contact Lens",\n            "label": "';
  small.change('content/en/words/forms.json', service, `${service}In 2 weeks. `);
  const { pages, messages } = small.parse();
  const page = pages.find((candidate) => candidate.file === file);
  expect(page).toMatchObject({ answer: expect.stringContaining('In 3\u00a0months.') });
  expect(page?.body.at(-1)).toEqual({
    kind: 'paragraph',
    text: [{ strong: '8\u00a0weeks' }, ' of 99\u00a0days ', { strong: 'now', isUrgent: true }],
  });
  expect(messages.forms.patient.fields.service.choices).toContainEqual({
    value: 'Contact Lens',
    label: 'In 2\u00a0weeks. Words',
  });
});
