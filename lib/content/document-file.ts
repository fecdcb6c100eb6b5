import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type LanguageCode, toLanguageCode } from '../languages';
import type { Block } from './blocks/blocks';
import { splitDocument } from './front-matter';
import { readBlocks } from './markdown/markdown';
import type { MarkdownNames } from './markdown/names';
import {
  type Data,
  readData,
  readSource,
  reportTextComments,
  type SourceText,
  validate,
} from './model/data-file';
import type { LanguageFolder } from './model/language-folder';
import { mapLeaves } from './model/map-leaves';
import { placeholderPattern } from './model/placeholders';
import { toVersion } from './model/translation';

/** The file of a document, its path on the site and its Markdown. */
export interface DocumentFile {
  /** The path relative to the root of the project. */
  file: string;
  language: LanguageCode;
  /** The path on the site, with a leading and a trailing slash. */
  path: string;
  /** The Markdown below its front matter, with unambiguous typing errors corrected. */
  source: SourceText;
  /** The hash of the whole file, to which translations refer. */
  readonly version: string;
  /** The blocks of the Markdown, parsed at the first use. */
  readonly body: readonly Block[];
  /** Returns the line of a front matter value in the file. */
  toLine: Data['toLine'];
}

/** The names of the documents in a folder and its subfolders. */
export function listDocuments(root: string, folder: string): string[] {
  return existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.md'))
        .sort()
    : [];
}

/** Creates a reader of documents; `names` are those that their Markdown may reference. */
export function createDocumentReader({ root, report }: LanguageFolder, names: MarkdownNames) {
  /** The documents read so far with invalid front matter. */
  const broken: DocumentFile[] = [];

  /** Parses and validates front matter with its facts filled in; returns `undefined` if it is invalid. */
  function readFrontMatter<T>(source: SourceText, schema: z.ZodType<T>): T | undefined {
    const { file } = source;
    const data = readData(source, report);
    const { value, toLine } = data;
    reportTextComments(data, /./, file, report);
    const fillIn = (text: string, path: readonly PropertyKey[]) =>
      text.replace(placeholderPattern, (whole, place: string) => {
        const fact = place.startsWith('text.') ? whole : names.resolve(place);
        if (fact === null) {
          const message = `\`${whole}\` is not known: content/ has no such fact.`;
          report({ file, line: toLine(path), message });
        }
        return fact ?? whole;
      });
    const filled = mapLeaves(value, (leaf, path) =>
      typeof leaf === 'string' ? fillIn(leaf, path) : leaf,
    );
    return value === undefined ? undefined : validate(schema, filled, { file, toLine, report });
  }

  /** Reads a document with the data of its front matter; returns `null` if that is invalid. */
  function readDocument<T extends object>(
    file: string,
    path: string,
    schema: z.ZodType<T>,
  ): (DocumentFile & T) | null {
    const whole = readSource(root, file);
    const { source, frontMatter, problems } = splitDocument(whole);
    problems.forEach(report);
    let body: readonly Block[] | undefined;
    const document: DocumentFile = {
      file,
      language: toLanguageCode(file.split('/')[1] ?? ''),
      path,
      source,
      get version() {
        return toVersion(whole.text);
      },
      get body() {
        body ??= readBlocks(source, names, report);
        return body;
      },
      // Parsed again, since only messages about mistakes need the lines.
      toLine: (place) => (frontMatter ? readData(frontMatter, () => undefined).toLine(place) : 1),
    };
    const valid = frontMatter && readFrontMatter(frontMatter, schema);
    if (!valid) {
      broken.push(document);
      return null;
    }
    // Spreading the document would call the getter `body`, which parses the Markdown.
    return Object.assign(document, valid);
  }

  return { readDocument, broken };
}

export type DocumentReader = ReturnType<typeof createDocumentReader>;
