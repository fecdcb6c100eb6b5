import { readInlineText } from './markdown/markdown';
import type { InlineNames } from './markdown/names';
import type { Resolve } from './model/placeholders';
import type { Report } from './model/problems';
import { followRedirect } from './redirects';
import type { SharedData } from './shared-data';

/** Resolves the names in inline Markdown: facts, sources, pages and shared texts, which may be nested. */
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
