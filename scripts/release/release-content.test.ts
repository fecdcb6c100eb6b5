import { expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import { listMissingFacts, listReminders, listUnsigned } from './release-content';

const content = getContent();
const told = { ...content.clinic, nameIsPlaceholder: false, phone: '+91 20 1234 5678' };

test('a release goes out once the name is real and phone or address is told', () => {
  expect(listMissingFacts(told)).toEqual([]);
  const address = { street: '12 Lane 4', postcode: '411038', region: 'Maharashtra' };
  expect(listMissingFacts({ ...told, phone: null, address })).toEqual([]);
});

test('a made-up name keeps it back, and so does a clinic that nobody can reach', () => {
  expect(listMissingFacts({ ...told, nameIsPlaceholder: true })).toEqual([
    expect.stringContaining(`“${told.name}” was made up`),
  ]);
  expect(listMissingFacts({ ...told, phone: null, address: null })).toEqual([
    expect.stringContaining('phone or address'),
  ]);
});

test('the owner is told what is not told, not confirmed and not reviewed', () => {
  const [statement] = content.statements;
  const [post] = content.posts;
  if (!statement || !post) {
    throw new Error('The content has no statement or no post');
  }
  const open = { ...statement, confirmedOn: null, quote: 'We dance.' };
  const reminders = listReminders({
    ...content,
    clinic: { ...told, phone: null, notice: null },
    statements: [open, { ...statement, confirmedOn: '2026-01-01', quote: 'We sing.' }],
    posts: [{ ...post, review: { ...post.review, nextReviewOn: '2026-01-01' } }],
    pages: [],
  }).join('\n');
  expect(reminders).toMatch(/^ {2}phone$/m);
  expect(reminders).toMatch(/^ {2}optometrist\.name$/m);
  // There is not always something to say.
  expect(reminders).not.toMatch(/^ {2}notice$/m);
  expect(reminders).toContain('We dance.');
  expect(reminders).not.toContain('We sing.');
  expect(reminders).toMatch(new RegExp(`nobody has reviewed:\\n {2}${post.path}`));
  expect(reminders).toMatch(new RegExp(`next review is due:\\n {2}${post.path}`));
});

test('the owner is told which translations are left out, or go out all the same', () => {
  const unsigned = ['faq', 'about'].map((name) => ({ file: `${name}.md`, path: `/${name}/` }));
  const translations = [
    { ...content, language: 'hi' as const, unsigned },
    { ...content, language: 'mr' as const, unsigned: [] },
  ];
  expect(listUnsigned(translations, false)).toEqual([
    '',
    expect.stringMatching(/^Hindi: left out, .*PUBLISH_UNREVIEWED_TRANSLATIONS=1/),
    '  faq.md',
    '  about.md',
  ]);
  expect(listUnsigned(translations, true)).toEqual([
    '',
    expect.stringMatching(/^Hindi: .*go out in a translation that nobody at the clinic has signed/),
    '  faq.md',
    '  about.md',
  ]);
});
