import { formatPlace } from '../../text/problems';
import type { Content } from '../read/content';
import { toList } from '../read/documents';
import { isOutdated, listTranslatedFiles, toYamlVersion } from '../read/originals';
import type { CheckedContent } from './check';
import { type Part, type Skeleton, toDataSkeleton, toDocumentSkeleton } from './skeleton';

/** Files in which a missing or added name or number is a mistake, even if the translation is outdated. */
const emergencyFiles = ['signs.yaml', 'texts.yaml'];

const toSentence = (part: Part | undefined) =>
  part && [part.kind, ...(part.names.length > 0 ? ['with', ...part.names] : [])].join(' ');

function describeDifference(own: readonly string[], original: readonly string[]): string {
  const missing = original.filter((name) => !own.includes(name));
  const added = own.filter((name) => !original.includes(name));
  const parts = [
    missing.length > 0 && `${missing.join(', ')} is missing`,
    added.length > 0 && `${added.join(', ')} is only here`,
  ];
  return parts.filter(Boolean).join('; ') || 'how often each is there, or the order';
}

/** Describes the first difference between a translation and its original, with its line. */
function findDifference(own: Skeleton, original: Skeleton) {
  const keys = [...new Set([...original.parts.keys(), ...own.parts.keys()])];
  const key = keys.find(
    (name) => toSentence(own.parts.get(name)) !== toSentence(original.parts.get(name)),
  );
  if (key === undefined) {
    return null;
  }
  const [part, wanted] = [own.parts.get(key), original.parts.get(key)];
  const place = formatPlace(original.file, wanted && original.toLine(key));
  const message = !wanted
    ? `${toSentence(part)} is not in ${place}`
    : part?.kind === wanted.kind
      ? `${part.kind} differs from ${place}: ${describeDifference(part.names, wanted.names)}`
      : `${toSentence(wanted)} belongs here, as in ${place}${part ? `; it is ${toSentence(part)}` : ', and is missing'}`;
  return { file: own.file, line: own.toLine(key), message: `${message}.` };
}

/** Reports structure and data of a translation that differ from its original; warns about outdated files. */
export function checkTranslation(
  { files, content, report, remark }: CheckedContent,
  original: Content,
): void {
  const documents = new Map(
    [...toList(original), ...toList(content)].map((document) => [document.file, document]),
  );
  for (const translated of listTranslatedFiles(files.root, content.language, files)) {
    const { name, file, currentVersion } = translated;
    const isOlder = isOutdated(translated);
    if (isOlder) {
      const version = toYamlVersion(currentVersion);
      const line = name.endsWith('.md')
        ? `\`  of: ${version}\` below \`translation:\``
        : `\`${name}: ${version}\` in originals.yaml`;
      const message = `${translated.original} has changed since it was translated. When this says the same again, write ${line}, as \`npm run translated -- ${file}\` does.`;
      remark({ file, message });
    }
    const isLoose = isOlder && !emergencyFiles.includes(name);
    const [own, wanted] = [file, translated.original].flatMap((path) => {
      const [document, data] = [documents.get(path), files.data.get(path)];
      return document
        ? toDocumentSkeleton(document, isLoose)
        : data
          ? toDataSkeleton(data, isLoose)
          : [];
    });
    const difference = own && wanted && findDifference(own, wanted);
    if (difference) {
      report(difference);
    }
    const { text = '' } = documents.get(file)?.source ?? {};
    if (text.trim() && !/[^\p{Script=Latin}\P{L}]/u.test(text)) {
      remark({ file, message: 'All letters of this text are Latin: is it still in English?' });
    }
  }
}
