import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
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

/** The file of a document, its address and its Markdown. */
export interface DocumentFile {
  /** From the folder of the project on. */
  file: string;
  /** Its address inside the site; begins and ends in a slash. */
  path: string;
  /** The Markdown below its front matter, as it was written. */
  source: SourceText;
  /** The version of its whole text, which translations follow. */
  readonly version: string;
  /** The blocks of the Markdown, which is parsed at the first use. */
  readonly body: readonly Block[];
  /** The line of a value of its front matter in the file. */
  toLine: Data['toLine'];
}

/** The names of the documents in a folder and in the folders below it. */
export function listDocuments(root: string, folder: string): string[] {
  return existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.md'))
        .sort()
    : [];
}

/** Reads the documents of a language, whose Markdown may refer to these names. */
export function createDocumentReader({ root, report }: LanguageFolder, names: MarkdownNames) {
  /** The documents read so far whose front matter has a mistake. */
  const broken: DocumentFile[] = [];

  /** The data of a front matter with its facts filled in, or `undefined` where it has a mistake. */
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

  /** A document with the data of its front matter, or `null` where that has a mistake. */
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
      path,
      source,
      get version() {
        return toVersion(whole.text);
      },
      get body() {
        body ??= readBlocks(source, names, report);
        return body;
      },
      // Parsed again, since only a mistake needs the lines.
      toLine: (place) => (frontMatter ? readData(frontMatter, () => undefined).toLine(place) : 1),
    };
    const valid = frontMatter && readFrontMatter(frontMatter, schema);
    if (!valid) {
      broken.push(document);
      return null;
    }
    // Spreading the document would read its body.
    return Object.assign(document, valid);
  }

  return { readDocument, broken };
}

export type DocumentReader = ReturnType<typeof createDocumentReader>;
