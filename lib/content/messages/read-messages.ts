import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLanguage, translatedLanguages } from '../../languages';
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

/** The schemas of files that must match more than the shape of other languages. */
const demands: Partial<Record<MessagePart, z.ZodType>> = {
  forms: formMessagesSchema,
  simulations: simulationMessagesSchema,
};

/** The messages of the same file in the languages with which it is compared. */
function readCounterparts(root: string, part: MessagePart, file: string): unknown[] {
  const toFile = (code: string) => `content/${code}/words/${part}.json`;
  const codes = file === toFile(defaultLanguage) ? translatedLanguages : [defaultLanguage];
  return codes
    .map(toFile)
    .filter((other) => existsSync(join(root, other)))
    .map((other) => readData(readSource(root, other), () => undefined).value)
    .filter((value) => value !== undefined);
}

/** Reads a message file and compares its shape with the same file in other languages. */
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

/** Merges search places with the same path: after a redirect, two places may have one path. */
function mergePlaces(places: Messages['search']['places']): Messages['search']['places'] {
  const phrases = new Map<string, string[]>();
  for (const place of places) {
    phrases.set(place.href, [...(phrases.get(place.href) ?? []), ...place.phrases]);
  }
  return [...phrases].map(([href, merged]) => ({ href, phrases: merged }));
}

/** Reads the messages of the interface; returns `null` if one of their files is invalid. */
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
  // All languages have the shape of the English messages, from which the type is derived.
  const messages = Object.fromEntries(parts) as unknown as Messages;
  return {
    ...messages,
    search: { ...messages.search, places: mergePlaces(messages.search.places) },
  };
}
