// Records that translated files are up to date with their originals; without arguments, lists the outdated
// translations, and the unsigned ones with the most urgent first.
import { relative } from 'node:path';
import { readContent } from '@/lib/content/read/content';
import { isOutdated, listTranslatedFiles, writeVersion } from '@/lib/content/read/originals';
import { formatLanguage } from '@/lib/language';
import { defaultLanguage, translatedLanguages } from '@/lib/languages';

const root = process.cwd();
const translatedFiles = translatedLanguages.flatMap((code) => listTranslatedFiles(root, code));
const files = process.argv.slice(2).map((file) => relative(root, file).replaceAll('\\', '/'));

if (files.length === 0) {
  const outdated = translatedFiles.filter(isOutdated);
  for (const { file, original } of outdated) {
    console.log(`${file}: ${original} has changed since.`);
  }
  console.log(`${outdated.length} of ${translatedFiles.length} translated files are outdated.`);
  for (const code of translatedLanguages) {
    const { unsigned = [] } = readContent(root, code, () => undefined) ?? {};
    console.log(`\n${formatLanguage(code)}: ${unsigned.length} wait for a signature.`);
    console.log(unsigned.map((file) => `  ${file}`).join('\n'));
  }
}
for (const file of files) {
  const known = translatedFiles.find((candidate) => candidate.file === file);
  if (!known) {
    console.error(
      `${file} is no translation: it needs a file of the same name in content/${defaultLanguage}.`,
    );
    process.exit(1);
  }
  writeVersion(root, known);
  console.log(`${file} follows ${known.original} as it is now.`);
}
