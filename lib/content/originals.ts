import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLanguage, type LanguageCode } from '../language';
import { splitDocument } from './front-matter';
import { type DataFile, readData, readDataFile, readSource } from './model/data-file';
import { listTranslatedFileNames, ORIGINALS_FILE } from './model/language-folder';
import type { Report } from './model/problems';
import { toVersion, versionSchema } from './model/translation';

/** A translated file, with the version of the original that it follows and the present one. */
export interface TranslatedFile {
  /** From the folder of its language on. */
  name: string;
  file: string;
  original: string;
  /** The version of the original that it was translated from, if it names one. */
  translatedVersion: string | undefined;
  /** The version of the original as it is now. */
  currentVersion: string;
}

/** Whether the original of a file has changed since it was translated. */
export const isOutdated = ({ translatedVersion, currentVersion }: TranslatedFile): boolean =>
  translatedVersion !== currentVersion;

const ignore: Report = () => undefined;

const frontMatterSchema = z.object({
  translation: z.object({ of: z.string().nullish() }),
});

/** Which version each file of data of a language follows, by its name; `null` where that has a mistake. */
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

/** What a document says of its translation; it may have mistakes. */
function readTranslation(root: string, file: string) {
  const { frontMatter } = splitDocument(readSource(root, file));
  const { value } = frontMatter ? readData(frontMatter, ignore) : {};
  return frontMatterSchema.safeParse(value).data?.translation;
}

/** The translated files of a language that have an original. */
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
