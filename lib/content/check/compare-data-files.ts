import type { Content } from '../content';
import { readData, readSource } from '../model/data-file';
import { toYamlVersion } from '../model/translation';
import { isOutdated, readOriginals, type TranslatedFile } from '../originals';
import type { CheckedContent } from './checked-content';
import { compareValues, type ValueRules, type Values } from './compare-values';

/**
 * Files whose translation must not be outdated: the signs and the emergency contacts. The emergency card of a
 * document must have the signs of the current original, and the numbers, references and links of its
 * paragraph. The rest of a document may be outdated: a note on the page informs readers.
 */
const emergencyFiles = ['signs.yaml', 'texts.yaml'];

/**
 * Reports files without a version of their original, and outdated emergency texts; warns about other outdated
 * files.
 */
function checkOriginals(
  { root, content, report, remark }: CheckedContent,
  translatedFiles: readonly TranslatedFile[],
): void {
  const folder = `content/${content.language}`;
  const originals = translatedFiles.length > 0 ? readOriginals(root, folder, report) : null;
  if (!originals) {
    return;
  }
  const { file, value, toLine } = originals;
  for (const data of translatedFiles) {
    const { name, original, currentVersion } = data;
    const remedy = `write \`${name}: ${toYamlVersion(currentVersion)}\` here, as \`npm run translated -- ${data.file}\` does`;
    if (!data.translatedVersion) {
      report({ file, message: `\`${name}\` is missing: ${remedy}.` });
    } else if (isOutdated(data)) {
      const message = `${original} has changed since it was translated: bring ${data.file} up to date, then ${remedy}.`;
      const reportOutdated = emergencyFiles.includes(name) ? report : remark;
      reportOutdated({ file, line: toLine([name]), message });
    }
  }
  const names = translatedFiles.map(({ name }) => name);
  for (const name of Object.keys(value).filter((known) => !names.includes(known))) {
    report({ file, line: toLine([name]), message: `\`${name}\` is no file of ${folder}.` });
  }
}

/** Abbreviations, everyday names, search terms and the name of the city depend on the language. */
const wordRules: ValueRules = {
  same: new Set(['href', 'path', 'id', 'value', 'drawing']),
  free: new Set(['abbreviations', 'city', 'synonyms', 'places', 'stopWords']),
};

const rules: Readonly<Record<string, ValueRules>> = {
  // The references of a sign are compared as citations in its text; its words are for English sentences.
  'signs.yaml': { same: new Set(), free: new Set(['sources', 'words']) },
  'texts.yaml': { same: new Set(), free: new Set() },
};

/** The data of a language, by file name. */
const toData = ({ signs, texts, messages }: Content): Readonly<Record<string, unknown>> => ({
  'signs.yaml': signs,
  'texts.yaml': texts,
  ...Object.fromEntries(
    Object.entries(messages).map(([part, words]) => [`words/${part}.json`, words]),
  ),
});

/** Compares the signs, shared texts and messages of a language with their originals. */
export function compareDataFiles(
  checked: CheckedContent,
  original: Content,
  translatedFiles: readonly TranslatedFile[],
): void {
  const { root, content, report } = checked;
  const toValues = (file: string, value: unknown): Values => ({
    file,
    value,
    toLine: (path) => readData(readSource(root, file), () => undefined).toLine(path),
  });
  checkOriginals(checked, translatedFiles);
  const originalData = toData(original);
  for (const [name, value] of Object.entries(toData(content))) {
    const file = translatedFiles.find((candidate) => candidate.name === name);
    if (file && (!file.translatedVersion || !isOutdated(file) || emergencyFiles.includes(name))) {
      const originalValues = toValues(file.original, originalData[name]);
      compareValues(toValues(file.file, value), originalValues, rules[name] ?? wordRules, report);
    }
  }
}
