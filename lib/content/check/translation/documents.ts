import { defaultLanguage } from '../../../language';
import type { Content } from '../../content';
import type { DocumentFile } from '../../document-file';
import type { Report } from '../../model/problems';
import type { Translation } from '../../model/translation';
import { isEmergency } from '../../table-of-contents';
import { checkConditions, pairBlocks } from './blocks';
import type { Pair, PairedFile, TranslatedContent } from './pairs';
import { pairValues, type ValueRules, type Values } from './values';

/** A document of any kind. */
type AnyDocument = DocumentFile & { kind?: string; translation?: Translation };

/** What is no front matter. */
const fileFields = new Set(['file', 'path', 'source', 'version', 'body', 'toLine', 'id']);

const rules: ValueRules = {
  same: new Set([
    ...['kind', 'order', 'landingCard', 'drawing', 'date', 'mainEntity'],
    ...['related', 'aliases', 'onLandingPage'],
  ]),
  free: new Set([
    ...['shortTitle', 'breadcrumb', 'alternateName', 'author', 'category'],
    ...['image', 'review', 'translation'],
  ]),
};

/** The documents of a language by their files, without those that it takes from another one. */
const listOwnDocuments = ({
  language,
  pages,
  posts,
  eyeCareCards,
}: Content): readonly AnyDocument[] =>
  [...pages, ...posts, ...eyeCareCards].filter(({ file }) =>
    file.startsWith(`content/${language}/`),
  );

/** Some of the front matter of a document. */
const toValues = (document: AnyDocument, keys: readonly string[]): Values => ({
  file: document.file,
  value: Object.fromEntries(keys.map((key) => [key, Reflect.get(document, key)])),
  toLine: document.toLine,
});

/** The names in its front matter. */
const toKeys = (document: AnyDocument) =>
  Object.keys(document).filter((key) => !fileFields.has(key));

/** Reports a document that does not say what it follows, or follows another one and may not. */
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

/** The texts of a document with those that it follows. */
function pairDocument(
  own: AnyDocument,
  original: AnyDocument,
  isOutdated: boolean,
  report: Report,
): Pair[] {
  const pairs = pairBlocks(own, original, isOutdated ? isEmergency : () => true, report);
  if (isOutdated) {
    return pairs;
  }
  checkConditions(own, original, report);
  // Each kind has fields of its own.
  const keys = own.kind === original.kind ? [...toKeys(own), ...toKeys(original)] : ['kind'];
  return [...pairValues(toValues(own, keys), toValues(original, keys), rules, report), ...pairs];
}

/** The documents of a language with those that they follow; reports where the two are not made alike. */
export function pairDocuments(
  { content, folder, outdated }: TranslatedContent,
  original: Content,
  report: Report,
): PairedFile[] {
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
    const isOutdated = outdated.has(name);
    const pairs = pairDocument(document, followed, isOutdated, report);
    return [{ file, isDocument: true, isOutdated, pairs }];
  });
}
