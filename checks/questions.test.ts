import { expect, test } from 'vitest';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';

/** The groups that the specification names, with five questions each. */
const specified = ['Vision Therapy', 'Sports Vision Training', 'Post-Stroke Vision Rehab'];

test.each(specified)('the group %s is there, with five questions or more', (name) => {
  const { main } = getExportedPage('/faq/');
  const title = listElements(main, 'h2', 'h3').find((heading) => getTextBelow(heading) === name);
  const group = listElements(main, 'section').find(
    (section) => title && getAttribute(section, 'aria-labelledby') === getAttribute(title, 'id'),
  );
  expect(group && listElements(group, 'details').length).toBeGreaterThanOrEqual(5);
});
