import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type LanguageCode } from '../../languages';
import { decodeText } from '../../text/decode-text';
import type { Report } from '../../text/problems';
import type { SourceText } from '../../text/source-text';

/** The content folder of a language, and the function that collects its mistakes. */
export interface LanguageFolder {
  /** The root folder of the project. */
  root: string;
  language: LanguageCode;
  /** The folder of the language below `root`, such as `content/en`. */
  folder: string;
  report: Report;
}

/** Reads and normalizes a content file by its path relative to the root of the project. */
export const readSource = (root: string, file: string): SourceText => ({
  file,
  text: decodeText(readFileSync(join(root, file))),
  firstLine: 1,
});

/** The path of a file of a language by its name; falls back to the file of the default language. */
export const findFile = (
  { root, folder }: Pick<LanguageFolder, 'root' | 'folder'>,
  name: string,
): string =>
  existsSync(join(root, folder, name)) ? `${folder}/${name}` : `content/${defaultLanguage}/${name}`;

/** The file with the versions of the originals from which the data files of a language were translated. */
export const ORIGINALS_FILE = 'originals.yaml';

/** The names of the documents and data files in a folder and its subfolders, sorted. */
export const listFiles = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.(?:md|yaml|json)$/.test(name) && name !== ORIGINALS_FILE)
        .sort()
    : [];

/**
 * The path of a page or post by its file name, relative to the folder of its language, with the number at the
 * start of the name for a post; `null` for any other file.
 */
export function toPath(name: string): string | null {
  const [, page] = /^pages(\/.*)\.md$/.exec(name) ?? [];
  const [, id] = /^posts\/([1-9]\d*)-[\w-]+\.md$/.exec(name) ?? [];
  return page ? `${page}/`.replace(/\/index\/$/, '/') : id ? `/blog/${id}/` : null;
}

/** The files of the default language, relative to its folder, by the paths of their pages. */
export const listFilesByPath = (root: string): ReadonlyMap<string, string> =>
  new Map(
    listFiles(root, `content/${defaultLanguage}`).flatMap((name): [string, string][] => {
      const path = toPath(name);
      return path ? [[path, name]] : [];
    }),
  );
