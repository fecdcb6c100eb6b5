import { describe, expect, test } from 'vitest';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { isEmergency } from '@/lib/content/pages/table-of-contents';
import { type CareLevel, careCardIds } from '@/lib/content/schema/signs';
import { defaultLanguage } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { fromText } from '@/lib/text/rich-text';
import { getAttribute, isElementNode, listElements, type PageElement } from '@/scripts/html-tree';
import { getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';
import { toPlainSpaces } from './support/texts';

const calls = [`tel:${emergencyNumber}`, `tel:${ambulanceNumber}`];

const listLinks = (part: PageElement) =>
  listElements(part, 'a').flatMap((link) => getAttribute(link, 'href') ?? []);

const listCalls = (part: PageElement) => listLinks(part).filter((href) => /^tel:\d+$/.test(href));

const isHeadingOf =
  ({ level }: { level: CareLevel }) =>
  (heading: PageElement) =>
    getAttribute(heading, 'id') === careCardIds[level];

describe.each(listPublishedLanguages())('on the pages in %s', (code) => {
  const { messages, texts, signs, pages, posts } = getContent(code);
  const documents = [...pages, ...posts].filter(({ language }) => language === code);
  const endings = { emergency: texts.emergencyNote, today: texts.todayNote, days: undefined };

  /** The care cards on the exported pages, each with its block in the content. */
  const cards = documents.flatMap((document) =>
    document.body.flatMap((block) => {
      if (block.kind !== 'care-card') {
        return [];
      }
      const { main } = getExportedPage(toAddressIn(code, document.path));
      const [card] = listElements(main, 'section')
        .filter((section) => listElements(section, 'h2').some(isHeadingOf(block)))
        .slice(-1);
      if (!card) {
        throw new Error(`${document.path} shows no card of the level ${block.level}`);
      }
      return [{ document, main, card, block }];
    }),
  );
  const emergencies = cards.filter(({ block }) => isEmergency(block));

  test('a care card for an emergency or for today ends with the advice on going to a hospital', () => {
    for (const { document, card, block } of cards) {
      const ending = endings[block.level];
      const [last] = listElements(card, 'p').slice(-1);
      const text = last && toPlainSpaces(getTextBelow(last));
      expect(ending === undefined || text === fromText(ending), document.path).toBe(true);
    }
  });

  test('each article has an emergency card with links to the emergency numbers, and has first-aid steps or, beside its title or above the card, a link to it', () => {
    const articles = documents.filter(({ kind }) => kind === 'article');
    expect(emergencies.map(({ document }) => document)).toEqual(expect.arrayContaining(articles));
    for (const { document, card, main } of emergencies) {
      expect(listCalls(card), document.path).toEqual(expect.arrayContaining(calls));
      const [title] = listElements(main, 'h1');
      // In an article, the box that says what to do now is beside the card; a link in it is enough.
      const isLinked = [title, ...(document.kind === 'article' ? [card] : [])]
        .flatMap((node) => node?.parentNode?.childNodes.filter(isElementNode) ?? [])
        .filter((sibling) => sibling !== card)
        .flatMap(listLinks)
        .some(
          (href) =>
            href.replace(toAddressIn(code, document.path), '') === `#${careCardIds.emergency}`,
        );
      // A page with first-aid steps shows those there; a post without a callout is not about an emergency.
      const hasSteps = 'firstSteps' in document && document.firstSteps;
      const isCalm =
        document.kind === 'post' && document.body.every(({ kind }) => kind !== 'callout');
      expect(isLinked || hasSteps || isCalm, document.path).toBeTruthy();
    }
  });

  test('no page has the same sign twice in its care cards and its collapsed list of signs', () => {
    for (const { path, body } of documents) {
      const names = body.flatMap((block) => ('signs' in block ? block.signs : []));
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  test('the first-aid section of a page says what to do first and links to the emergency phone numbers', () => {
    for (const document of documents) {
      const [step] = 'firstSteps' in document ? (document.firstSteps ?? []) : [];
      if (step) {
        const { main } = getExportedPage(toAddressIn(code, document.path));
        const first = listElements(main, 'section').find(
          (section) => getAttribute(section, 'aria-label') === messages.page.helpAtOnce,
        );
        const text = first && toPlainSpaces(getTextBelow(first));
        expect(text, document.path).toContain(fromText(step.act));
        expect(first && listCalls(first), document.path).toEqual(calls);
      }
    }
  });

  test('an emergency card for a chemical or a burn says to rinse with water before it shows the emergency number', () => {
    const water = fromText(texts.waterFirst ?? '');
    for (const name of ['chemical', 'heat-burn']) {
      expect(signs.emergency[name]?.first, name).toEqual(texts.waterFirst);
    }
    const wet = emergencies.filter(
      ({ block }) =>
        block.kind === 'care-card' && block.signs.some((name) => signs.emergency[name]?.first),
    );
    expect(code === defaultLanguage && wet.length === 0).toBe(false);
    for (const { document, card } of wet) {
      const text = toPlainSpaces(getTextBelow(card));
      expect(text, document.path).toContain(water);
      expect(text.indexOf(water), document.path).toBeLessThan(text.indexOf(emergencyNumber));
    }
  });
});
