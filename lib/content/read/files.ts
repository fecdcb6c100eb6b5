import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../languages';
import { decodeText } from '../../text/decode-text';
import type { Report } from '../../text/problems';
import type { SourceText } from '../../text/source-text';
import type { Data } from './data-file';

/** The file that records from which version of the originals the data files of a language were translated. */
export const ORIGINALS_FILE = 'originals.yaml';

export const listFiles = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.(?:md|yaml|json)$/.test(name) && name !== ORIGINALS_FILE)
        .sort()
    : [];

/** The site path of a document, from its file name relative to the language folder; empty for any other file. */
export function toPath(name: string): string {
  const [, page] = /^pages(\/.*)\.md$/.exec(name) ?? [];
  const [, id] = /^posts\/([1-9]\d*)-[\w-]+\.md$/.exec(name) ?? [];
  const [, card] = /^eye-care-cards\/([\w-]+)\.md$/.exec(name) ?? [];
  return page
    ? `${page}/`.replace(/\/index\/$/, '/')
    : id
      ? `/blog/${id}/`
      : card
        ? `/eye-care/#${card}`
        : '';
}

/** Opens the content below `root`: reads each file once, into `texts`, and validates each data file once. */
export function openFiles(root: string) {
  const texts = new Map<string, SourceText>();
  const data = new Map<string, Data | null>();
  const originals = listFiles(root, `content/${defaultLanguage}`);
  /** The files of the default language, relative to its folder, by the paths of their pages. */
  const byPath = new Map(originals.map((name) => [toPath(name), name]));
  byPath.delete('');
  function read(file: string): SourceText {
    const toText = () => decodeText(readFileSync(join(root, file)));
    const source = texts.get(file) ?? { file, text: toText(), firstLine: 1 };
    texts.set(file, source);
    return source;
  }
  return { root, originals, byPath, texts, data, read };
}

export type Files = ReturnType<typeof openFiles>;

/** The content folder of a language, and the function to which its mistakes are reported. */
export interface LanguageFolder {
  files: Files;
  folder: string;
  report: Report;
}
