import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../languages';
import type { Content } from '../read/content';
import { readData } from '../read/data-file';
import { type AnyDocument, toList } from '../read/documents';
import { listFiles, readSource, toPath } from '../read/files';
import {
  isOutdated,
  listTranslatedFiles,
  type TranslatedFile,
  toYamlVersion,
} from '../read/originals';
import type { CheckedContent } from './check';
import { compareData, compareSkeletons } from './compare';

/** Files in which a translation that lacks or adds a name or a number is a mistake, even where it is outdated. */
const emergencyFiles = ['signs.yaml', 'texts.yaml'];

/** Remarks a translation that is older than its original, with the line that says it is up to date again. */
function remarkOutdated(translated: TranslatedFile, { remark }: CheckedContent): void {
  const { name, file, original, currentVersion } = translated;
  const version = toYamlVersion(currentVersion);
  const line = name.endsWith('.md')
    ? `\`  of: ${version}\` below \`translation:\``
    : `\`${name}: ${version}\` in originals.yaml`;
  const message = `${original} has changed since it was translated. When this says the same again, write ${line}, as \`npm run translated -- ${file}\` does.`;
  remark({ file, message });
}

/** Compares a document with its original; documents of different kinds have different fields. */
function compareDocuments(
  own: AnyDocument,
  original: AnyDocument,
  isOlder: boolean,
  { report }: CheckedContent,
): void {
  if (own.kind !== original.kind) {
    compareData(own.data, original.data, false, report, ['kind']);
    return;
  }
  const hasSteps = [own, original].some((document) => 'firstSteps' in document);
  if (!isOlder || hasSteps) {
    compareData(own.data, original.data, false, report, isOlder ? ['firstSteps'] : undefined);
  }
  compareSkeletons(own, original, isOlder, report);
}

/** Reports a file without an original; only remarks it if its page was renamed or removed. */
function checkStray(name: string, { content, report, remark }: CheckedContent): void {
  const file = `content/${content.language}/${name}`;
  const target = content.redirects.byPath.get(toPath(name) ?? '');
  if (target) {
    remark({ file, message: `Nothing reads this file: its page is at ${target} now.` });
  } else {
    report({
      file,
      message: `It has no original: there is no content/${defaultLanguage}/${name}.`,
    });
  }
}

/** Reports where a translation differs from its original in structure and data; remarks outdated files. */
export function checkTranslation(checked: CheckedContent, original: Content): void {
  const { root, content, report } = checked;
  for (const name of listFiles(root, `content/${content.language}`)) {
    if (!existsSync(join(root, 'content', defaultLanguage, name))) {
      checkStray(name, checked);
    }
  }
  for (const name of listFiles(root, `content/${defaultLanguage}`)) {
    const file = `content/${content.language}/${name}`;
    if (!name.endsWith('.md') && !existsSync(join(root, file))) {
      report({ file, message: 'This file is missing: its words would be English.' });
    }
  }
  const documents = new Map(toList(content).map((document) => [document.file, document]));
  const originals = new Map(toList(original).map((document) => [document.file, document]));
  for (const translated of listTranslatedFiles(root, content.language)) {
    const isOlder = isOutdated(translated);
    const own = documents.get(translated.file);
    const source = originals.get(translated.original);
    if (isOlder) {
      remarkOutdated(translated, checked);
    }
    if (own && source) {
      compareDocuments(own, source, isOlder, checked);
    } else if (!translated.name.endsWith('.md')) {
      const [data, wanted] = [translated.file, translated.original].map((file) =>
        readData(readSource(root, file), () => undefined),
      );
      const isFree = isOlder && !emergencyFiles.includes(translated.name);
      if (data && wanted) {
        compareData(data, wanted, isFree, report);
      }
    }
    if (own && !own.translation) {
      const message =
        '`translation` is missing: it says who translated this, and which text it follows.';
      report({ file: own.file, line: 1, message });
    }
  }
}
