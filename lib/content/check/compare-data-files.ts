import type { Content } from '../content';
import { readData, readSource } from '../model/data-file';
import { toYamlVersion } from '../model/translation';
import { isOutdated, readOriginals, type TranslatedFile } from '../originals';
import type { CheckedContent } from './checked-content';
import { compareValues, type ValueRules, type Values } from './compare-values';

/**
 * What may not be outdated: the signs and whom to call. The card for emergencies of a document names
 * such signs, and must have those of its original as it is now, and the numbers, sources and links of its own
 * paragraph. The rest of a document may be outdated: its page says so.
 */
const emergencyFiles = ['signs.yaml', 'texts.yaml'];

/** Reports files that do not say what they follow, and emergency texts that are outdated; remarks on others. */
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

/** How people abbreviate, call and look for things is a matter of their language, and what they call the city. */
const wordRules: ValueRules = {
  same: new Set(['href', 'path', 'id', 'value', 'drawing']),
  free: new Set(['abbreviations', 'city', 'synonyms', 'places', 'stopWords']),
};

const rules: Readonly<Record<string, ValueRules>> = {
  // The sources of a sign are compared where its text names them.
  'signs.yaml': { same: new Set(), free: new Set(['sources']) },
  'texts.yaml': { same: new Set(), free: new Set() },
};

/** What a language has in its files of data, by their names. */
const toData = ({ signs, texts, messages }: Content): Readonly<Record<string, unknown>> => ({
  'signs.yaml': signs,
  'texts.yaml': texts,
  ...Object.fromEntries(
    Object.entries(messages).map(([part, words]) => [`words/${part}.json`, words]),
  ),
});

/** Compares the signs, shared texts and words of a language with those that they follow. */
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
