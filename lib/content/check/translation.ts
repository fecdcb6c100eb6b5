import { defaultLanguage } from '../../languages';
import type { Content } from '../read/content';
import type { Data } from '../read/data-file';
import { type AnyDocument, toList } from '../read/documents';
import { listFiles, toPath } from '../read/files';
import { isOutdated, listTranslatedFiles, toYamlVersion } from '../read/originals';
import type { CheckedContent } from './check';
import { compareSkeletons } from './compare';
import { toDataSkeleton, toDocumentSkeleton } from './skeleton';

/** Files in which a translation that lacks or adds a name or a number is a mistake, even where it is outdated. */
const emergencyFiles = ['signs.yaml', 'texts.yaml'];

/** Reports missing data files, and files without an original; only remarks those of a renamed or removed page. */
function checkNames({ files, content, report, remark }: CheckedContent): void {
  const names = listFiles(files.root, `content/${content.language}`);
  for (const name of names.filter((one) => !files.originals.includes(one))) {
    const file = `content/${content.language}/${name}`;
    const target = content.redirects.byPath.get(toPath(name) ?? '');
    if (target) {
      remark({ file, message: `Nothing reads this file: its page is at ${target} now.` });
    } else {
      const message = `It has no original: there is no content/${defaultLanguage}/${name}.`;
      report({ file, message });
    }
  }
  for (const name of files.originals) {
    if (!name.endsWith('.md') && !names.includes(name)) {
      const file = `content/${content.language}/${name}`;
      report({ file, message: 'This file is missing: its words would be English.' });
    }
  }
}

/** Reports where a translation differs from its original in structure and data; remarks outdated files. */
export function checkTranslation(checked: CheckedContent, original: Content): void {
  const { files, content, report, remark } = checked;
  checkNames(checked);
  const compareData = (own: Data, wanted: Data, isOlder: boolean, only?: string) =>
    compareSkeletons(
      toDataSkeleton(own, isOlder, only),
      toDataSkeleton(wanted, isOlder, only),
      report,
    );
  const documents = new Map(
    [...toList(original), ...toList(content)].map((document) => [document.file, document]),
  );
  for (const translated of listTranslatedFiles(files.root, content.language, files)) {
    const { name, file, currentVersion } = translated;
    const isOlder = isOutdated(translated);
    const [own, source] = [documents.get(file), documents.get(translated.original)];
    if (isOlder) {
      const version = toYamlVersion(currentVersion);
      const line = name.endsWith('.md')
        ? `\`  of: ${version}\` below \`translation:\``
        : `\`${name}: ${version}\` in originals.yaml`;
      const message = `${translated.original} has changed since it was translated. When this says the same again, write ${line}, as \`npm run translated -- ${file}\` does.`;
      remark({ file, message });
    }
    if (own && source && own.kind !== source.kind) {
      // Documents of different kinds have different fields.
      compareData(own.data, source.data, false, 'kind');
    } else if (own && source) {
      compareData(own.data, source.data, false, isOlder ? 'firstSteps' : '');
      const toSkeleton = (document: AnyDocument) => toDocumentSkeleton(document, isOlder);
      compareSkeletons(toSkeleton(own), toSkeleton(source), report);
      if (own.source.text.trim() && !/[^\p{Script=Latin}\P{L}]/u.test(own.source.text)) {
        remark({ file, message: 'All letters of this text are Latin: is it still in English?' });
      }
    } else if (!name.endsWith('.md')) {
      const [data, wanted] = [files.data.get(file), files.data.get(translated.original)];
      if (data && wanted) {
        compareData(data, wanted, isOlder && !emergencyFiles.includes(name));
      }
    }
    if (own && !own.translation) {
      const message =
        '`translation` is missing: it says who translated this, and which text it follows.';
      report({ file, line: 1, message });
    }
  }
}
