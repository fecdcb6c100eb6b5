import { expect, test } from 'vitest';
import { getLandingQuestionGroups, getQuestionGroups } from '@/lib/content/questions';
import { getAttribute, listElements, type PageElement } from '@/scripts/html-tree';
import { findClosest, getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';

/** The questions that can be opened in a part of a page. */
const listQuestions = (part: PageElement) =>
  listElements(part, 'summary').map((summary) => getTextBelow(summary).trim());

test.each([
  { path: '/', groups: getLandingQuestionGroups() },
  { path: '/faq/', groups: getQuestionGroups() },
])('at $path each group has its questions, and there are no others', ({ path, groups }) => {
  const { main } = getExportedPage(path);
  expect(groups).not.toEqual([]);
  for (const { title, items } of groups) {
    const heading = listElements(main, 'h2', 'h3').find((one) => getTextBelow(one) === title);
    const group = heading && findClosest(heading, ({ tagName }) => tagName === 'div');
    expect(group && listQuestions(group), title).toEqual(items.map(({ question }) => question));
  }
  // Contents and sources can be opened too; they open beside others, and have no name.
  const all = listElements(main, 'details').filter((part) => getAttribute(part, 'name'));
  expect(all.map((part) => getAttribute(part, 'id'))).toEqual(
    groups.flatMap(({ items }) => items.map(({ id }) => id)),
  );
});
