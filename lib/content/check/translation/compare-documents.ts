import { defaultLanguage } from '../../../language';
import type { Content } from '../../content';
import type { DocumentFile } from '../../document-file';
import type { Report } from '../../model/problems';
import { type Translation, toYamlVersion } from '../../model/translation';
import type { Followed } from '../../originals';
import { isEmergency } from '../../table-of-contents';
import { checkConditions, pairBlocks } from './compare-blocks';
import type { TranslatedContent } from './compare-data-files';
import { pairValues, type ValueRules, type Values } from './compare-values';
import type { TextPair } from './numbers-and-links';

/** A document of any kind. */
type AnyDocument = DocumentFile & { kind?: string; translation?: Translation };

/** Properties of a document that are not front matter. */
const fileFields = new Set(['file', 'path', 'source', 'version', 'body', 'toLine', 'id']);

const rules: ValueRules = {
  same: new Set([
    ...['kind', 'order', 'landingCard', 'drawing', 'date', 'mainEntity'],
    ...['related', 'onLandingPage'],
  ]),
  free: new Set([
    ...['shortTitle', 'breadcrumb', 'alternateName', 'author', 'category'],
    ...['image', 'review', 'translation'],
  ]),
};

/** The documents of a language, without those that it takes from the default language. */
const listOwnDocuments = ({
  language,
  pages,
  posts,
  eyeCareCards,
}: Content): readonly AnyDocument[] =>
  [...pages, ...posts, ...eyeCareCards].filter(({ file }) =>
    file.startsWith(`content/${language}/`),
  );

/** Some fields of the front matter of a document. */
const toValues = (document: AnyDocument, keys: readonly string[]): Values => ({
  file: document.file,
  value: Object.fromEntries(keys.map((key) => [key, Reflect.get(document, key)])),
  toLine: document.toLine,
});

/** The names in its front matter. */
const toKeys = (document: AnyDocument) =>
  Object.keys(document).filter((key) => !fileFields.has(key));

/** Reports a translation without `translation`, and an original that has it. */
export function checkTranslationField(content: Content, report: Report): void {
  const isDefault = content.language === defaultLanguage;
  for (const { file, translation, toLine } of listOwnDocuments(content)) {
    if (isDefault && translation) {
      const message = `\`translation\` is not known here: other languages follow content/${defaultLanguage}.`;
      report({ file, line: toLine(['translation']), message });
    }
    if (!isDefault && !translation) {
      const message =
        '`translation` is missing: it says who translated this, and which text it follows.';
      report({ file, line: 1, message });
    }
  }
}

/** Reports translations that do not name the version of their original; remarks on outdated ones. */
export function checkVersions(
  content: Content,
  followed: readonly Followed[],
  report: Report,
  remark: Report,
): void {
  const byFile = new Map(followed.map((entry) => [entry.file, entry]));
  for (const { file, translation, toLine } of listOwnDocuments(content)) {
    const entry = byFile.get(file);
    if (!entry || !translation || translation.of === entry.currentVersion) {
      continue;
    }
    const place = { file, line: toLine(['translation', 'of']) };
    const line = `\`  of: ${toYamlVersion(entry.currentVersion)}\` below \`translation:\``;
    if (translation.of === null) {
      report({ ...place, message: `\`of\` is missing: write ${line}.` });
    } else {
      const message = `${entry.original} has changed since it was translated, and the page says so. When this says the same again, write ${line}.`;
      remark({ ...place, message });
    }
  }
}

/** Pairs the texts of a document with those of its original. */
function pairDocument(
  own: AnyDocument,
  original: AnyDocument,
  isOutdated: boolean,
  report: Report,
): TextPair[] {
  const pairs = pairBlocks(own, original, isOutdated ? isEmergency : () => true, report);
  if (isOutdated) {
    // Like the emergency card, the first steps are compared even then.
    const keys = [own, original].some((document) => 'firstSteps' in document) ? ['firstSteps'] : [];
    return [...pairValues(toValues(own, keys), toValues(original, keys), rules, report), ...pairs];
  }
  checkConditions(own, original, report);
  // Each kind has fields of its own.
  const keys = own.kind === original.kind ? [...toKeys(own), ...toKeys(original)] : ['kind'];
  return [...pairValues(toValues(own, keys), toValues(original, keys), rules, report), ...pairs];
}

/** Pairs the documents of a language with their originals; reports where their structure differs. */
export function pairDocuments(
  { content, folder, outdated }: TranslatedContent,
  original: Content,
  report: Report,
): TextPair[] {
  const originals = new Map(
    listOwnDocuments(original).map((document) => [document.file, document]),
  );
  return listOwnDocuments(content).flatMap((document) => {
    const { file } = document;
    const name = file.slice(folder.length + 1);
    const followed = originals.get(`content/${defaultLanguage}/${name}`);
    if (!followed) {
      return [];
    }
    return pairDocument(document, followed, outdated.has(name), report);
  });
}
