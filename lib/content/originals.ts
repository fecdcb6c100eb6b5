import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLanguage, type LanguageCode } from '../languages';
import { splitDocument } from './front-matter';
import { type DataFile, readData, readDataFile, readSource } from './model/data-file';
import { listTranslatedFileNames, ORIGINALS_FILE } from './model/language-folder';
import type { Report } from './model/problems';
import { toVersion, versionSchema } from './model/translation';

/** A translated file, with the version of the original from which it was translated and the current one. */
export interface TranslatedFile {
  /** The path relative to the folder of its language. */
  name: string;
  file: string;
  original: string;
  /** The version of the original from which it was translated, if the file has one. */
  translatedVersion: string | undefined;
  /** The current version of the original. */
  currentVersion: string;
}

/** Whether the original of a file has changed since it was translated. */
export const isOutdated = ({ translatedVersion, currentVersion }: TranslatedFile): boolean =>
  translatedVersion !== currentVersion;

const ignore: Report = () => undefined;

const frontMatterSchema = z.object({
  translation: z.object({ of: z.string().nullish() }),
});

/**
 * Reads the translated versions of a language's data files, by file name; returns `null` if the file is
 * invalid.
 */
export const readOriginals = (
  root: string,
  folder: string,
  report: Report,
): DataFile<Record<string, string>> | null =>
  readDataFile(
    { root, report },
    `${folder}/${ORIGINALS_FILE}`,
    z.record(z.string(), versionSchema),
  );

/** Reads `translation` from the front matter of a document, which may be invalid. */
function readTranslation(root: string, file: string) {
  const { frontMatter } = splitDocument(readSource(root, file));
  const { value } = frontMatter ? readData(frontMatter, ignore) : {};
  return frontMatterSchema.safeParse(value).data?.translation;
}

/** The translated files of a language whose original exists. */
export function listTranslatedFiles(root: string, code: LanguageCode): TranslatedFile[] {
  const folder = `content/${code}`;
  const versions = readOriginals(root, folder, ignore)?.value ?? {};
  return listTranslatedFileNames(root, folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    const original = `content/${defaultLanguage}/${name}`;
    if (!existsSync(join(root, original))) {
      return [];
    }
    const translation = name.endsWith('.md') ? readTranslation(root, file) : { of: versions[name] };
    return [
      {
        name,
        file,
        original,
        translatedVersion: translation?.of ?? undefined,
        currentVersion: toVersion(readSource(root, original).text),
      },
    ];
  });
}
