import { describe, expect, test } from 'vitest';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/emergency-numbers';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/languages';
import { type CareLevel, careCardIds } from '@/lib/content/model/care-level';
import type { Text } from '@/lib/content/model/text';
import { fromText } from '@/lib/content/plain-text';
import { isEmergency } from '@/lib/content/table-of-contents';
import { defaultLanguage, type LanguageCode } from '@/lib/language';
import { toLanguageFolder } from '@/lib/site/language-address';
import { getAttribute, isElementNode, listElements, type PageElement } from '@/scripts/html-tree';
import { findClosest, getReadingText, getTextBelow } from './support/html';
import { type ExportedPage, getExportedPage } from './support/pages';

/** The card of a level on an exported page. */
function getCard({ main }: ExportedPage, level: CareLevel): PageElement {
  const [heading] = listElements(main, 'h2').filter(
    (element) => getAttribute(element, 'id') === careCardIds[level],
  );
  const card = heading && findClosest(heading, ({ tagName }) => tagName === 'section');
  if (!card) {
    throw new Error(`The page has no card of the level ${level}`);
  }
  return card;
}

/** Every page and post of a language that has a card of a level, with the signs of that card. */
const listPagesWithCard = (code: LanguageCode, level: CareLevel) =>
  [...getContent(code).pages, ...getContent(code).posts].flatMap(({ path, body }) => {
    const card = body.find((block) => block.kind === 'care-card' && block.level === level);
    return card?.kind === 'care-card'
      ? [
          {
            path,
            card: getCard(getExportedPage(`${toLanguageFolder(code)}${path}`), level),
            signs: card.signs,
          },
        ]
      : [];
  });

const listCalls = (card: PageElement) =>
  listElements(card, 'a').flatMap((link) => getAttribute(link, 'href')?.match(/^tel:\d+$/) ?? []);

const withPlainSpaces = (text: string) =>
  text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

describe.each(listPublishedLanguages())('the cards of the pages in %s', (code) => {
  const { messages, texts, signs } = getContent(code);

  /** Checks that each card of a level ends with a shared text; returns the pages of these cards. */
  function expectEnding(level: CareLevel, ending: Text | undefined) {
    const pages = listPagesWithCard(code, level);
    expect(code === defaultLanguage && pages.length === 0).toBe(false);
    for (const { path, card } of pages) {
      const [last] = listElements(card, 'p').slice(-1);
      expect(last && withPlainSpaces(getTextBelow(last)), path).toBe(fromText(ending ?? ''));
    }
    return pages;
  }

  test('for emergencies end with whom to call', () => {
    for (const { path, card } of expectEnding('emergency', texts.emergencyNote)) {
      expect(listCalls(card), path).toEqual(
        expect.arrayContaining([`tel:${emergencyNumber}`, `tel:${ambulanceNumber}`]),
      );
    }
  });

  test('for emergencies are one step from the title, unless what to do first stands there', () => {
    const { pages, posts } = getContent(code);
    const withFirstSteps = [...pages, ...posts].flatMap((document) =>
      'firstSteps' in document && document.firstSteps ? document.path : [],
    );
    const rest = listPagesWithCard(code, 'emergency').filter(
      ({ path }) => !withFirstSteps.includes(path),
    );
    for (const { path } of rest) {
      const { main } = getExportedPage(`${toLanguageFolder(code)}${path}`);
      const [title] = listElements(main, 'h1');
      const siblings = title?.parentNode?.childNodes.filter(isElementNode) ?? [];
      const below = title && siblings[siblings.indexOf(title) + 1];
      const links = below?.tagName === 'p' ? listElements(below, 'a') : [];
      expect(
        links.map((link) => getAttribute(link, 'href')),
        path,
      ).toContain(`#${careCardIds.emergency}`);
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
      const { main } = getExportedPage(`${toLanguageFolder(code)}${page.path}`);
      const first = listElements(main, 'section').find(
        (section) => getAttribute(section, 'aria-label') === messages.page.helpAtOnce,
      );
      expect(first && withPlainSpaces(getTextBelow(first)), page.path).toContain(
        fromText(step?.act ?? ''),
      );
      expect(first && listCalls(first), page.path).toEqual([
        `tel:${emergencyNumber}`,
        `tel:${ambulanceNumber}`,
      ]);
    }
  });

  test('for today end with where to go when no eye doctor is open', () => {
    expectEnding('today', texts.todayNote);
  });

  test('say water before the phone where a chemical or an injury is among the signs', () => {
    const water = fromText(texts.waterFirst ?? '');
    const pages = listPagesWithCard(code, 'emergency').filter((page) =>
      page.signs.some((name) => signs.emergency[name]?.first),
    );
    for (const name of ['chemical', 'injury', 'blow-to-the-eye']) {
      const sign = signs.emergency[name];
      expect(sign?.first, name).toEqual(sign && texts.waterFirst);
    }
    expect(code === defaultLanguage && pages.length === 0).toBe(false);
    for (const { path, card } of pages) {
      const text = withPlainSpaces(getReadingText(card));
      expect(text, path).toContain(water);
      expect(text.indexOf(water), path).toBeLessThan(text.indexOf(emergencyNumber));
    }
  });
});
