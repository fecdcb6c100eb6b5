import { expect, test } from 'vitest';
import { attributeOf, findTags, textOf } from './support/html';
import { getExportedPage } from './support/pages';

/** The groups that the specification names, with five questions each. */
const specified = ['Vision Therapy', 'Sports Vision Training', 'Post-Stroke Vision Rehab'];

test.each(specified)('the group %s is there, with five questions or more', (name) => {
  const { main } = getExportedPage('/faq/');
  const title = findTags(main, 'h2', 'h3').find((heading) => textOf(heading) === name);
  const group = findTags(main, 'section').find(
    (section) => title && attributeOf(section, 'aria-labelledby') === attributeOf(title, 'id'),
  );
  expect(group && findTags(group, 'details').length).toBeGreaterThanOrEqual(5);
});
