import { expect, test } from 'vitest';
import { fullClinic, smallestClinic } from '@/lib/clinic/clinic.fixture';
import { getContent } from '@/lib/content/get-content';
import { unreviewed } from '@/lib/content/schema/documents';
import {
  listMissingFacts,
  listReminders,
  listUnsigned,
  toCounts,
  toLists,
} from './release-content';

const content = getContent();
const told = { ...smallestClinic, phone: fullClinic.phone };

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

test('the owner is told what is not told and not reviewed', () => {
  const [post] = content.posts;
  if (!post) {
    throw new Error('The content has no post');
  }
  const reminders = listReminders({
    ...content,
    clinic: { ...told, phone: null, notice: null },
    posts: [{ ...post, review: { ...unreviewed, nextReviewOn: '2026-01-01' } }],
    pages: [],
  });
  const lists = toLists(reminders).join('\n');
  expect(lists).toMatch(/^ {2}phone$/m);
  expect(lists).toMatch(/^ {2}optometrist\.name$/m);
  // `notice` is optional.
  expect(lists).not.toMatch(/^ {2}notice$/m);
  expect(lists).toMatch(new RegExp(`nobody has reviewed: 1\\n {2}${post.path}`));
  expect(lists).toMatch(new RegExp(`next review is due: 1\\n {2}${post.path}`));
  expect(toCounts(reminders)).toEqual(lists.split('\n').filter((line) => /^[^ ]/.test(line)));
});

test('the owner is told which translations are not published, or go out all the same', () => {
  const unsigned = ['faq', 'about'].map((name) => ({ file: `${name}.md`, path: `/${name}/` }));
  const translations = [
    { ...content, language: 'hi' as const, unsigned },
    { ...content, language: 'mr' as const, unsigned: [] },
  ];
  expect(listUnsigned(translations, false)).toEqual([
    {
      title: expect.stringMatching(/^Hindi: not published, .*PUBLISH_UNREVIEWED_TRANSLATIONS=1/),
      items: ['faq.md', 'about.md'],
    },
  ]);
  expect(listUnsigned(translations, true)).toEqual([
    {
      title: expect.stringMatching(/^Hindi: .*go out in a translation that nobody at the clinic/),
      items: ['faq.md', 'about.md'],
    },
  ]);
});
