import { expect, test } from 'vitest';
import type { Block, BlockOf } from '../content/markdown/blocks';
import { EMERGENCY_ID } from '../content/pages/table-of-contents';
import { toSections } from './page-sections';

test('a document is divided at its headings', () => {
  const body: Block[] = [
    { kind: 'drawing', name: 'squint' },
    { kind: 'paragraph', text: ['A ', { strong: 'strong' }, ' word', { cite: ['who'] }, '.'] },
    { kind: 'heading', id: 'lists', text: 'Lists' },
    { kind: 'ordered-list', items: ['First', ['Then ', { link: 'here', href: '/faq/' }]] },
    { kind: 'heading', id: 'pictures', text: 'Pictures' },
    { kind: 'sports-carousel' },
  ];
  expect(toSections(['Subtitle', 'Bring:', 'Why?'], body)).toEqual([
    { text: 'Subtitle. Bring: Why? A strong word.' },
    { id: 'lists', heading: 'Lists', text: 'First. Then here.' },
    { id: 'pictures', heading: 'Pictures', text: '' },
  ]);
});

const card: BlockOf<'care-card'> = {
  kind: 'care-card',
  level: 'emergency',
  title: 'Get help now if …',
  first: ['Water first.'],
  signs: ['stroke'],
  items: ['your face droops'],
  groups: [],
  note: 'Note the time.',
  ending: 'Call 112.',
};

test('a card for emergencies is a place of its own, unless it stands right below a heading', () => {
  const words = { kind: 'paragraph', text: 'Of something else.' } as const;
  expect(toSections(['Answer.'], [card, words])).toEqual([
    { text: 'Answer.' },
    {
      id: EMERGENCY_ID,
      heading: 'Get help now if …',
      text: 'Water first. your face droops. Note the time. Call 112. Of something else.',
    },
  ]);
  const heading = { kind: 'heading', id: 'urgent', text: 'When it is urgent' } as const;
  const today = {
    ...card,
    level: 'today',
    title: 'Today if …',
    first: [],
    items: [],
    groups: [
      {
        heading: 'Pain',
        items: [{ name: 'red', noticed: 'An eye is red.', until: 'Do not rub.' }],
      },
    ],
    note: null,
    ending: null,
  } satisfies BlockOf<'care-card'>;
  expect(toSections(['Answer.'], [heading, card, today])[1]).toEqual({
    id: 'urgent',
    heading: 'When it is urgent',
    text: 'Get help now if … Water first. your face droops. Note the time. Call 112. Today if … Pain. An eye is red. Do not rub.',
  });
});
