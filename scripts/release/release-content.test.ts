import { expect, test } from 'vitest';
import { fullClinic, smallestClinic } from '@/lib/clinic/clinic.fixture';
import { getContent } from '@/lib/content/get-content';
import { unreviewed } from '@/lib/content/schema/documents';
import { listMissingFacts, listReminders } from './release-content';

const content = getContent();
const told = { ...smallestClinic, phone: fullClinic.phone };
const address = { street: '12 Lane 4', postcode: '411038', region: 'Maharashtra' };

test.each([
  ['a name and a phone', told, []],
  ['a name and an address', { ...told, phone: null, address }, []],
  ['a made-up name', { ...told, nameIsPlaceholder: true }, [`“${told.name}” was made up`]],
  ['neither phone nor address', { ...told, phone: null, address: null }, ['phone or address']],
])('a release needs a real name, and a phone or address: %s', (_, clinic, missing) => {
  expect(listMissingFacts(clinic)).toEqual(missing.map((text) => expect.stringContaining(text)));
});

test('the release reminders list missing facts, unreviewed posts and reviews that are due', () => {
  const due = { ...unreviewed, nextReviewOn: '2026-01-01' };
  const posts = content.posts.slice(0, 1).map((post) => ({ ...post, review: due }));
  const clinic = { ...told, phone: null, notice: null };
  const reminders = listReminders(
    { ...content, clinic, posts, pages: [] },
    { contents: [], files: [], areUnsignedPublished: false },
  );
  const items = posts.map(({ path, file }) => `${path} (${file})`);
  expect(reminders).toEqual([
    {
      title: expect.stringMatching(/^Not told yet/),
      items: expect.arrayContaining(['phone', 'optometrist.name']),
    },
    { title: expect.stringContaining('nobody has reviewed'), items },
    { title: expect.stringContaining('next review is due'), items },
  ]);
});
