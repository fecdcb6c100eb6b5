import { describe, expect, test } from 'vitest';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { isEmergency } from '@/lib/content/pages/table-of-contents';
import { type CareLevel, careCardIds } from '@/lib/content/schema/signs';
import { defaultLanguage, type LanguageCode } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';
import type { Text } from '@/lib/text/rich-text';
import { fromText } from '@/lib/text/rich-text';
import { getAttribute, isElementNode, listElements, type PageElement } from '@/scripts/html-tree';
import { findClosest, getReadingText, getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';
import { toPlainSpaces } from './support/texts';

/**
 * The cards of a level on the pages and posts of a language itself, with the signs that their documents name; in the
 * default language there are some.
 */
function listCards(code: LanguageCode, level: CareLevel) {
  const cards = [...getContent(code).pages, ...getContent(code).posts]
    .filter(({ language }) => language === code)
    .flatMap((document) =>
      document.body.flatMap((block) => {
        if (block.kind !== 'care-card' || block.level !== level) {
          return [];
        }
        const { main } = getExportedPage(toAddressIn(code, document.path));
        const heading = listElements(main, 'h2').find(
          (element) => getAttribute(element, 'id') === careCardIds[level],
        );
        const card = heading && findClosest(heading, ({ tagName }) => tagName === 'section');
        if (!card) {
          throw new Error(`${document.path} shows no card of the level ${level}`);
        }
        return [{ document, main, card, signs: block.signs }];
      }),
    );
  expect(code === defaultLanguage && cards.length === 0).toBe(false);
  return cards;
}

const calls = [`tel:${emergencyNumber}`, `tel:${ambulanceNumber}`];

const listCalls = (card: PageElement) =>
  listElements(card, 'a').flatMap((link) => getAttribute(link, 'href')?.match(/^tel:\d+$/) ?? []);

describe.each(listPublishedLanguages())('the cards of the pages in %s', (code) => {
  const { messages, texts, signs } = getContent(code);

  test.each<[CareLevel, Text | undefined]>([
    ['emergency', texts.emergencyNote],
    ['today', texts.todayNote],
  ])('of the level %s end with whom to call or where to go', (level, ending) => {
    for (const { document, card } of listCards(code, level)) {
      const [last] = listElements(card, 'p').slice(-1);
      expect(last && toPlainSpaces(getTextBelow(last)), document.path).toBe(fromText(ending ?? ''));
    }
  });

  test('for emergencies are on each article, have links to call, and are linked beside the title', () => {
    const cards = listCards(code, 'emergency');
    const articles = getContent(code).pages.filter(({ kind }) => kind === 'article');
    expect(cards.map(({ document }) => document)).toEqual(expect.arrayContaining(articles));
    for (const { document, card, main } of cards) {
      expect(listCalls(card), document.path).toEqual(expect.arrayContaining(calls));
      const [title] = listElements(main, 'h1');
      const siblings = title?.parentNode?.childNodes.filter(isElementNode) ?? [];
      const links = siblings.flatMap((sibling) => listElements(sibling, 'a'));
      const hrefs = links.map((link) => getAttribute(link, 'href'));
      // A link of the box that says what to do is enough.
      const isLinked = ['', toAddressIn(code, document.path)].some((address) =>
        hrefs.includes(`${address}#${careCardIds.emergency}`),
      );
      // A page with first steps has them below its title instead of this link.
      expect(
        isLinked || ('firstSteps' in document && document.firstSteps),
        document.path,
      ).toBeTruthy();
    }
  });

  test('in the first section of a page follow what to do first, with whom to call', () => {
    const pages = getContent(code).pages.filter(({ body }) => {
      const card = body.findIndex(isEmergency);
      return card >= 0 && body.slice(0, card).filter(({ kind }) => kind === 'heading').length < 2;
    });
    expect(code === defaultLanguage && pages.length === 0).toBe(false);
    for (const page of pages) {
      const [step] = 'firstSteps' in page ? (page.firstSteps ?? []) : [];
      expect(step, page.path).toBeDefined();
      const { main } = getExportedPage(toAddressIn(code, page.path));
      const first = listElements(main, 'section').find(
        (section) => getAttribute(section, 'aria-label') === messages.page.helpAtOnce,
      );
      expect(first && toPlainSpaces(getTextBelow(first)), page.path).toContain(
        fromText(step?.act ?? ''),
      );
      expect(first && listCalls(first), page.path).toEqual(calls);
    }
  });

  test('say water before the phone where a chemical or a burn is among the signs', () => {
    const water = fromText(texts.waterFirst ?? '');
    const cards = listCards(code, 'emergency').filter((one) =>
      one.signs.some((name) => signs.emergency[name]?.first),
    );
    for (const name of ['chemical', 'heat-burn']) {
      const sign = signs.emergency[name];
      expect(sign?.first, name).toEqual(sign && texts.waterFirst);
    }
    expect(code === defaultLanguage && cards.length === 0).toBe(false);
    for (const { document, card } of cards) {
      const text = getReadingText(card);
      expect(text, document.path).toContain(water);
      expect(text.indexOf(water), document.path).toBeLessThan(text.indexOf(emergencyNumber));
    }
  });
});
