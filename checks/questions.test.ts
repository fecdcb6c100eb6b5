import { expect, test } from 'vitest';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';

/** The groups that the specification names, with five questions each. */
const specified = ['Vision Therapy', 'Sports Vision Training', 'Post-Stroke Vision Rehab'];

const places = ['/', '/faq/'].flatMap((path) => specified.map((name) => ({ path, name })));

test.each(places)('at $path the group $name is there, with five questions', ({ path, name }) => {
  const { main } = getExportedPage(path);
  const title = listElements(main, 'h2', 'h3').find((heading) => getTextBelow(heading) === name);
  const group = listElements(main, 'section').find(
    (section) => title && getAttribute(section, 'aria-labelledby') === getAttribute(title, 'id'),
  );
  expect(group && listElements(group, 'details')).toHaveLength(5);
});

test('the landing page shows these groups alone', () => {
  expect(listElements(getExportedPage('/').main, 'details')).toHaveLength(specified.length * 5);
});
