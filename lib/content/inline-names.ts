import { readInlineText } from './markdown/markdown';
import type { InlineNames } from './markdown/names';
import type { Resolve } from './model/placeholders';
import type { Report } from './model/problems';
import { followRedirect } from './redirects';
import type { SharedData } from './shared-data';

/** Finds what inline Markdown names: facts, sources, pages, and texts, which may name others themselves. */
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
