import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLanguage, translatedLanguages } from '../../language';
import { readInlineText } from '../markdown/markdown';
import type { InlineNames } from '../markdown/names';
import { readData, readDataFile, readSource, validate } from '../model/data-file';
import { findFile, type LanguageFolder } from '../model/language-folder';
import { mapLeaves } from '../model/map-leaves';
import { describeIssue, type Report } from '../model/problems';
import { compareWords } from './compare-words';
import { formMessagesSchema } from './form-messages';
import { createMessageSchemas } from './message-schemas';
import { type MessagePart, type Messages, messageParts } from './messages';
import { simulationMessagesSchema } from './simulation-messages';

/** What the program demands of a file beyond the shape of the same file in other languages. */
const demands: Partial<Record<MessagePart, z.ZodType>> = {
  forms: formMessagesSchema,
  simulations: simulationMessagesSchema,
};

/** The words of the same part in the languages with which those of a file are compared. */
function readCounterparts(root: string, part: MessagePart, file: string): unknown[] {
  const toFile = (code: string) => `content/${code}/words/${part}.json`;
  const codes = file === toFile(defaultLanguage) ? translatedLanguages : [defaultLanguage];
  return codes
    .map(toFile)
    .filter((other) => existsSync(join(root, other)))
    .map((other) => readData(readSource(root, other), () => undefined).value)
    .filter((value) => value !== undefined);
}

/** Reads a file of words, which has the shape of the same file in other languages. */
function readWords(
  language: LanguageFolder,
  part: MessagePart,
  file: string,
  toSchema: (place: string) => z.ZodType,
): unknown {
  const data = readDataFile(language, file, z.unknown());
  if (!data) {
    return null;
  }
  let isSound = true;
  const report: Report = (problem) => {
    isSound = false;
    language.report(problem);
  };
  const reportAt = (path: readonly PropertyKey[], message: string) =>
    report({ file, line: data.toLine(path), message });
  const messages = mapLeaves(data.value, (value, path) => {
    const names = path.filter((name) => typeof name === 'string');
    const result = toSchema([part, ...names].join('.')).safeParse(value);
    for (const issue of result.error?.issues ?? []) {
      reportAt(path, describeIssue({ ...issue, path: [...path] }, value));
    }
    return result.data;
  });
  for (const { path, message } of compareWords(
    data.value,
    readCounterparts(language.root, part, file),
  )) {
    reportAt(path, message);
  }
  const demand = demands[part];
  if (demand) {
    validate(demand, data.value, { file, toLine: data.toLine, report });
  }
  return isSound ? messages : null;
}

/** Places of one address as one: that of a removed page may lead to another page in the list. */
function mergePlaces(places: Messages['search']['places']): Messages['search']['places'] {
  const phrases = new Map<string, string[]>();
  for (const place of places) {
    phrases.set(place.href, [...(phrases.get(place.href) ?? []), ...place.phrases]);
  }
  return [...phrases].map(([href, merged]) => ({ href, phrases: merged }));
}

/** Reads the words of the interface; `null` where one of their files has a mistake. */
export function readMessages(language: LanguageFolder, names: InlineNames): Messages | null {
  let file = '';
  const toSchema = createMessageSchemas({
    resolve: names.resolve,
    follow: names.follow,
    readText: (text) => readInlineText({ file, text, firstLine: 1 }, names, language.report),
  });
  const parts = messageParts.map((part): [MessagePart, unknown] => {
    file = findFile(language, `words/${part}.json`);
    return [part, readWords(language, part, file, toSchema)];
  });
  if (parts.some(([, value]) => value === null)) {
    return null;
  }
  // The languages have the shape of the English words, of which this type is made.
  const messages = Object.fromEntries(parts) as unknown as Messages;
  return {
    ...messages,
    search: { ...messages.search, places: mergePlaces(messages.search.places) },
  };
}
