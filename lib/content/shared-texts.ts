import { listCited } from './citations';
import { readInlineText } from './markdown/markdown';
import type { InlineNames } from './markdown/names';
import { type CareLevel, careLevels } from './model/care-level';
import type { Resolve } from './model/placeholders';
import type { Report } from './model/problems';
import type { Sign, Signs } from './model/sign';
import { followRedirect } from './redirects';
import type { SharedData } from './shared-data';

/**
 * Creates functions that resolve names in inline Markdown: facts, references, pages and shared texts, which
 * may be nested.
 */
export function createInlineNames(
  { references, texts, redirects }: SharedData,
  resolve: Resolve,
  report: Report,
): InlineNames {
  const { file, value, toLine } = texts;
  const names: InlineNames = {
    resolve,
    isReference: (id) => Object.hasOwn(references, id),
    follow: (href) => followRedirect(redirects, href),
    findText(name) {
      const text = value[name];
      return text === undefined
        ? undefined
        : readInlineText({ file, text, firstLine: toLine([name]) }, names, report);
    },
  };
  return names;
}

/** Reads the signs; reports a sign that is listed at two levels. */
export function readSigns(
  { file, value, toLine }: SharedData['signs'],
  names: InlineNames,
  report: Report,
): Signs {
  const signs: Signs = { emergency: {}, today: {}, days: {} };
  const levels = new Map<string, CareLevel>();
  for (const level of careLevels) {
    for (const [name, sign] of Object.entries(value[level])) {
      const { text, noticed, until, first, heading = null, words = [] } = sign;
      const read = (field: keyof Sign, markdown: string) => {
        const firstLine = toLine([level, name, field]);
        return readInlineText({ file, text: markdown, firstLine }, names, report);
      };
      const readText = read('text', text);
      signs[level][name] = {
        text: readText,
        sources: listCited(readText),
        noticed,
        until: read('until', until),
        first: first === undefined ? null : read('first', first),
        heading,
        words,
      };
      const other = levels.get(name);
      if (other) {
        const message = `\`${name}\` is at two levels, ${other} and ${level}: a sign has only one.`;
        report({ file, line: toLine([level, name]), message });
      }
      levels.set(name, level);
    }
  }
  return signs;
}
