import { defaultLanguage } from '../../languages';
import type { Content } from '../content';
import type { DocumentFile } from '../document-file';
import { type AnyDocument, toList } from '../documents';
import type { Report } from '../model/problems';
import { toYamlVersion } from '../model/translation';
import { isEmergency } from '../table-of-contents';
import type { CheckedContent } from './checked-content';
import { compareBlocks, compareConditions } from './compare-blocks';
import { compareValues, type ValueRules, type Values } from './compare-values';

/** Properties of a document that are not front matter. */
const fileFields = new Set(['file', 'path', 'source', 'version', 'body', 'toLine', 'id']);

const rules: ValueRules = {
  same: new Set([
    ...['kind', 'order', 'landingCard', 'drawing', 'icon', 'date', 'mainEntity'],
    ...['related', 'onLandingPage'],
  ]),
  free: new Set([
    ...['shortTitle', 'breadcrumb', 'alternateName', 'author', 'category'],
    ...['image', 'review', 'translation'],
  ]),
};

/** The documents of a language, without fallbacks to the default language. */
const listOwnDocuments = (content: Content): AnyDocument[] =>
  toList(content).filter(({ file }) => file.startsWith(`content/${content.language}/`));

const toValues = (document: AnyDocument, keys: readonly string[]): Values => ({
  file: document.file,
  value: Object.fromEntries(keys.map((key) => [key, Reflect.get(document, key)])),
  toLine: document.toLine,
});

/** The front matter fields of a document. */
const toKeys = (document: AnyDocument) =>
  Object.keys(document).filter((key) => !fileFields.has(key));

/** Reports a translation without the field `translation`, and an original with it. */
export function checkTranslationField({ content, original, report }: CheckedContent): void {
  for (const { file, translation, toLine } of listOwnDocuments(content)) {
    if (!original && translation) {
      const message = `\`translation\` is not known here: other languages follow content/${defaultLanguage}.`;
      report({ file, line: toLine(['translation']), message });
    }
    if (original && !translation) {
      const message =
        '`translation` is missing: it says who translated this, and which text it follows.';
      report({ file, line: 1, message });
    }
  }
}

/** Reports a translation without the version of its original; warns about an outdated one. */
function checkVersion(
  { file, translation, toLine }: AnyDocument,
  original: DocumentFile,
  { report, remark }: CheckedContent,
): void {
  if (!translation || translation.of === original.version) {
    return;
  }
  const place = { file, line: toLine(['translation', 'of']) };
  const line = `\`  of: ${toYamlVersion(original.version)}\` below \`translation:\``;
  if (translation.of === null) {
    report({ ...place, message: `\`of\` is missing: write ${line}.` });
  } else {
    const message = `${original.file} has changed since it was translated, and the page says so. When this says the same again, write ${line}.`;
    remark({ ...place, message });
  }
}

/** Reports differences between a document and its original. */
function compareDocument(own: AnyDocument, original: AnyDocument, report: Report): void {
  const { version } = original;
  const isOutdated = (own.translation?.of ?? version) !== version;
  // Documents of different kinds have different fields: only the kind is compared.
  let keys = own.kind === original.kind ? [...toKeys(own), ...toKeys(original)] : ['kind'];
  if (isOutdated) {
    // The first-aid steps and the emergency card are compared even if the translation is outdated.
    keys = [own, original].some((document) => 'firstSteps' in document) ? ['firstSteps'] : [];
  } else {
    compareConditions(own, original, report);
  }
  compareValues(toValues(own, keys), toValues(original, keys), rules, report);
  compareBlocks(own, original, isOutdated ? isEmergency : () => true, report);
}

/** Compares the documents of a language with their originals. */
export function compareDocuments(checked: CheckedContent, original: Content): void {
  for (const document of listOwnDocuments(checked.content)) {
    const file = document.file.replace(/^content\/\w+/, `content/${defaultLanguage}`);
    const isOriginal = (candidate: DocumentFile) => candidate.file === file;
    const originalDocument = listOwnDocuments(original).find(isOriginal);
    const originalFile = originalDocument ?? original.broken.find(isOriginal);
    if (originalFile) {
      checkVersion(document, originalFile, checked);
    }
    if (originalDocument) {
      compareDocument(document, originalDocument, checked.report);
    }
  }
}
