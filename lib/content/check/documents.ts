import type { DocumentFile } from '../document-file';
import { boxNames } from '../markdown/directives';
import type { Report } from '../model/problems';
import { EMERGENCY_ID } from '../table-of-contents';
import { findLine, type Summary } from './summary';

const listRepeated = <T>(items: readonly T[], toKey: (item: T) => string): T[] =>
  items.filter((item, index) => items.findIndex((other) => toKey(other) === toKey(item)) < index);

/** Reports an id of a heading or box that a document has twice. */
export function checkPlaces({ document, places }: Summary, report: Report): void {
  for (const { id, piece } of listRepeated(places, (place) => place.id)) {
    report({
      file: document.file,
      line: findLine(document, piece, true),
      message: piece.startsWith(':::')
        ? `There is a second ${piece}; a page has one.`
        : `The heading #${id} is used twice: give one of them an id of its own, such as {#${id}-2}.`,
    });
  }
}

/** Reports a question without an answer, or that occurs twice. */
export function checkQuestions({ document, questions }: Summary, report: Report): void {
  const items = (questions ?? []).flatMap((group) => group.items);
  for (const { id, question, answer } of items) {
    if (answer.length === 0) {
      const line = findLine(document, `### ${question}`);
      report({ file: document.file, line, message: `The question ${id} has no answer.` });
    }
  }
  for (const { id, question } of listRepeated(items, (item) => item.id)) {
    const line = findLine(document, `### ${question}`, true);
    report({ file: document.file, line, message: `The question #${id} is used twice.` });
  }
}

/** Reports a group for the landing page that the page of questions does not have. */
export function checkLandingGroups(
  { document, questions }: Summary,
  onLandingPage: readonly string[],
  report: Report,
): void {
  const ids = (questions ?? []).map(({ id }) => id);
  for (const id of onLandingPage.filter((wanted) => !ids.includes(wanted))) {
    const message = `\`onLandingPage\` names ${id}, which is no group; the groups are ${ids.join(', ')}.`;
    report({ file: document.file, line: 1, message });
  }
}

/** Reports a document without its card for emergencies. */
export function checkEmergencies({ document, places }: Summary, report: Report): void {
  // A box whose name is misspelt may be the one.
  const names = [...document.source.text.matchAll(/^:{3,}([\w-]+)/gm)].map(([, name = '']) => name);
  if (
    !places.some(({ id }) => id === EMERGENCY_ID) &&
    names.every((name) => boxNames.includes(name))
  ) {
    report({
      file: document.file,
      message:
        'It needs a box that says when to get help at once: `:::emergency`, below it lines such as `- injury`, then `:::`.',
    });
  }
}

/** Reports a sign that a visitor may tick on a page without a card that says what to do about it. */
export function checkNoticedSigns(
  { document, noticedSigns, cardSigns }: Summary,
  report: Report,
): void {
  for (const { name, level } of noticedSigns.filter((sign) => !cardSigns.includes(sign.name))) {
    report({
      file: document.file,
      line: findLine(document, `- ${name}`),
      message: `\`${name}\` is a sign of :::${level}, and no card of this page names it: a tick leads to that card.`,
    });
  }
}

/** Reports a list of articles that would be empty. */
export function checkTopics(
  { document, topics }: Summary,
  articles: readonly DocumentFile[],
  report: Report,
): void {
  for (const section of topics) {
    if (!articles.some(({ path }) => path.startsWith(`/${section}/`))) {
      const message = `::topics names '${section}', which has no article.`;
      report({ file: document.file, line: findLine(document, '::topics'), message });
    }
  }
}
