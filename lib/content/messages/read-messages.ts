import { readInlineText } from '../markdown/markdown';
import type { InlineNames } from '../markdown/names';
import { readDataFile } from '../model/data-file';
import { findFile, type LanguageFolder } from '../model/language-folder';
import { type Messages, messageParts, toMessagesSchemas } from './messages';

/** Reads the words of the interface; `null` where one of their files has a mistake. */
export function readMessages(language: LanguageFolder, names: InlineNames): Messages | null {
  const { report } = language;
  // One set of schemas for all files: there are many, and they take longer to make than to use.
  let file = '';
  const schemas = toMessagesSchemas({
    resolve: names.resolve,
    follow: names.follow,
    readText: (text) => readInlineText({ file, text, firstLine: 1 }, names, report),
  });
  const parts = messageParts.map((part) => {
    file = findFile(language, `words/${part}.json`);
    return [part, readDataFile<unknown>(language, file, schemas[part])] as const;
  });
  return parts.every(([, data]) => data !== null)
    ? (Object.fromEntries(parts.map(([part, data]) => [part, data?.value])) as Messages)
    : null;
}
