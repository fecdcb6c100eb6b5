import type { Content } from '../../content';
import { messageParts } from '../../messages/messages';
import { readData, readSource } from '../../model/data-file';
import type { Report } from '../../model/problems';
import { pairValues, type ValueRules } from './compare-values';
import type { TextPair } from './numbers-and-links';
import { isForEmergencies } from './versions';

/** The content of a language, and its own files. */
export interface TranslatedContent {
  content: Content;
  /** The folder of the language. */
  folder: string;
  /** The files that follow one of the default language, from `folder` on. */
  names: readonly string[];
  /** Those whose original has changed since they were translated, from `folder` on. */
  outdated: ReadonlySet<string>;
}

const noRules: ValueRules = { same: new Set(), free: new Set() };

/** The sources of a sign are compared where its text names them. */
const signRules: ValueRules = { same: new Set(), free: new Set(['sources']) };

/** How people abbreviate, call and look for things is a matter of their language, and what they call the city. */
const wordRules: ValueRules = {
  same: new Set(['href', 'path', 'id', 'value', 'drawing']),
  free: new Set(['abbreviations', 'city', 'synonyms', 'places', 'stopWords']),
};

/** The data of a file by its name, as a language has them. */
interface DataFileParts {
  name: string;
  rules: ValueRules;
  toValue: (content: Content) => unknown;
}

const dataFiles: readonly DataFileParts[] = [
  { name: 'signs.yaml', rules: signRules, toValue: ({ signs }) => signs },
  { name: 'texts.yaml', rules: noRules, toValue: ({ texts }) => texts },
  ...messageParts.map((part) => ({
    name: `words/${part}.json`,
    rules: wordRules,
    toValue: ({ messages }: Content) => messages[part],
  })),
];

/** The signs, shared texts and words of a language with those that they follow. */
export function pairDataFiles(
  root: string,
  { content, names, outdated }: TranslatedContent,
  original: Content,
  report: Report,
): TextPair[] {
  const toValues = (source: Content, { name, toValue }: DataFileParts) => {
    const file = `content/${source.language}/${name}`;
    return {
      file,
      value: toValue(source),
      toLine: (path: readonly PropertyKey[]) =>
        readData(readSource(root, file), () => undefined).toLine(path),
    };
  };
  return dataFiles
    .filter(({ name }) => names.includes(name))
    .filter(({ name }) => !outdated.has(name) || isForEmergencies(name))
    .flatMap((parts) =>
      pairValues(toValues(content, parts), toValues(original, parts), parts.rules, report),
    );
}
