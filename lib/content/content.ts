import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Block, type CareLevel, careLevels, type Text } from './blocks';
import { type Clinic, toClinicSchema } from './clinic-schema';
import { readData, type SourceText, validate } from './data-file';
import {
  type Facts,
  type FormLimits,
  factsSchema,
  formLimitsSchema,
  type Reference,
  referencesSchema,
  type Statement,
  signsSchema,
  statementsSchema,
  textsSchema,
} from './data-schemas';
import {
  eyeCareCardSchema,
  type PageFrontMatter,
  type PostFrontMatter,
  toPageSchema,
  toPostSchema,
} from './document-schemas';
import { readBlocks, readInlineText } from './markdown/markdown';
import type { MarkdownNames } from './markdown/names';
import { type Messages, messageParts, toMessagesSchemas } from './messages/messages';
import { toPictureSchema } from './picture-file';
import { createResolver, placeholderPattern } from './placeholders';
import type { Report } from './problems';

/** Where a document stands, and what its Markdown says. */
export interface DocumentFile {
  /** From the folder of the project on. */
  file: string;
  /** Its address inside the site; begins and ends in a slash. */
  path: string;
  /** The Markdown below its front matter, as it was written. */
  source: SourceText;
  /** What the Markdown says; read when it is used, and that of a post at each use anew. */
  readonly body: readonly Block[];
}

export type PageDocument = DocumentFile & PageFrontMatter;
export type PageOfKind<K extends PageFrontMatter['kind']> = Extract<PageDocument, { kind: K }>;

/** A blog post. */
export interface Post extends DocumentFile, PostFrontMatter {
  /** The last part of its address, a whole number from 1. */
  id: number;
}

/** A card of the landing page that opens a dialog; also a section of the eye-care page. */
export interface EyeCareCard extends DocumentFile, z.infer<typeof eyeCareCardSchema> {
  id: string;
}

/** Everything the clinic says, in one language. */
export interface Content {
  clinic: Clinic;
  facts: Facts;
  limits: FormLimits;
  references: Record<string, Reference>;
  /** The signs of each level by their names. */
  signs: Record<CareLevel, Record<string, Text>>;
  statements: readonly (Statement & { file: string; line: number })[];
  messages: Messages;
  pages: readonly PageDocument[];
  posts: readonly Post[];
  eyeCareCards: readonly EyeCareCard[];
  /** The documents whose front matter has a mistake: what they hold still counts. */
  broken: readonly DocumentFile[];
}

const separator = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a document into its front matter and its Markdown. */
function splitDocument(file: string, text: string) {
  const [whole = '', frontMatter = ''] = text.startsWith('---') ? (separator.exec(text) ?? []) : [];
  const lines = whole.split('\n').length - 1;
  return {
    hasFrontMatter: whole !== '',
    frontMatter: { file, text: frontMatter, firstLine: 2 },
    source: { file, text: text.slice(whole.length), firstLine: 1 + lines },
  };
}

const listFiles = (root: string, folder: string, ending: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith(ending))
        .sort()
    : [];

/** Puts facts into every text inside some data. */
function fillIn(value: unknown, fill: (text: string, path: readonly PropertyKey[]) => string) {
  const walk = (inner: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof inner === 'string') {
      return fill(inner, path);
    }
    if (Array.isArray(inner)) {
      return inner.map((entry, index) => walk(entry, [...path, index]));
    }
    return typeof inner === 'object' && inner !== null
      ? Object.fromEntries(
          Object.entries(inner).map(([key, entry]) => [key, walk(entry, [...path, key])]),
        )
      : inner;
  };
  return walk(value, []);
}

/**
 * Reads the content below `root` in one language, by the name of its folder. Every mistake goes to
 * `report`. What has one is left out; where it is a fact or a word, which any document may use, no
 * document is read and `null` comes back. The Markdown of a document is read when its `body` is
 * used.
 */
export function readContent(root: string, language: string, report: Report): Content | null {
  const own = `content/${language}`;

  const readText = (file: string): SourceText => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
    firstLine: 1,
  });

  function readFile<T>(file: string, schema: z.ZodType<T>): T | undefined {
    if (!existsSync(join(root, file))) {
      report({ file, message: 'This file is missing.' });
      return undefined;
    }
    const data = readData(readText(file), report);
    return data.value === undefined
      ? undefined
      : validate(schema, data.value, { file, toLine: data.toLine, report });
  }

  const picture = toPictureSchema(root);
  const clinic = readFile('content/clinic.yaml', toClinicSchema(picture));
  const facts = readFile('content/facts.yaml', factsSchema);
  const limits = readFile('content/form-limits.yaml', formLimitsSchema);
  const references = readFile('content/references.yaml', referencesSchema);
  const texts = readFile(`${own}/texts.yaml`, textsSchema);
  const signSources = readFile(`${own}/signs.yaml`, signsSchema);
  if (!clinic || !facts || !limits || !references || !texts || !signSources) {
    return null;
  }

  const siteData = readData(readText(`${own}/words/site.json`), () => undefined).value;
  const rangeMessage =
    typeof siteData === 'object' && siteData !== null && 'range' in siteData
      ? String(siteData.range)
      : '{min}–{max}';
  const { resolve, isTold } = createResolver({ facts, clinic, limits, rangeMessage });

  const textsFile = `${own}/texts.yaml`;
  const textLines = readData(readText(textsFile), () => undefined);
  const findText = (name: string): Text | undefined => {
    const text = texts[name];
    const firstLine = textLines.toLine([name]);
    return text === undefined
      ? undefined
      : readInlineText({ file: textsFile, text, firstLine }, names, report);
  };

  const signs = {} as Record<CareLevel, Record<string, Text>>;
  let eyeCareCards: readonly EyeCareCard[] = [];
  const names: MarkdownNames = {
    resolve,
    isTold,
    isReference: (id) => Object.hasOwn(references, id),
    findText,
    findSign: (level, name) => signs[level]?.[name],
    findLevel: (name) => careLevels.find((level) => Object.hasOwn(signSources[level], name)),
    readEyeCareCards: () =>
      eyeCareCards.flatMap(({ id, title, drawing, body }) => [
        { kind: 'drawing' as const, name: drawing },
        { kind: 'heading' as const, id, text: title },
        ...body,
      ]),
    titles: { emergency: '', today: '', days: '', evidence: '' },
    emergencyNote: () => findText('emergencyNote') ?? '',
  };
  const signsFile = `${own}/signs.yaml`;
  const signLines = readData(readText(signsFile), () => undefined);
  for (const level of careLevels) {
    signs[level] = Object.fromEntries(
      Object.entries(signSources[level]).map(([name, text]) => [
        name,
        readInlineText(
          { file: signsFile, text, firstLine: signLines.toLine([level, name]) },
          names,
          report,
        ),
      ]),
    );
  }
  const seen = new Map<string, CareLevel>();
  for (const level of careLevels) {
    for (const name of Object.keys(signSources[level])) {
      const other = seen.get(name);
      if (other) {
        report({
          file: signsFile,
          line: signLines.toLine([level, name]),
          message: `\`${name}\` stands at two levels, ${other} and ${level}: a sign has one.`,
        });
      }
      seen.set(name, level);
    }
  }

  const parts = messageParts.map((part) => {
    const file = `${own}/words/${part}.json`;
    const schemas = toMessagesSchemas({
      resolve,
      readText: (text) => readInlineText({ file, text, firstLine: 1 }, names, report),
    });
    return [part, readFile<unknown>(file, schemas[part])];
  });
  if (parts.some(([, messages]) => messages === undefined)) {
    return null;
  }
  const messages: Messages = Object.fromEntries(parts);
  Object.assign(names.titles, messages.page.careTitles, { evidence: messages.page.evidence });

  /** The data of a front matter with its facts filled in, or `undefined` where it has a mistake. */
  function readFrontMatter<T>(source: SourceText, schema: z.ZodType<T>): T | undefined {
    const { file } = source;
    const { value, toLine } = readData(source, report);
    const filled = fillIn(value, (text, path) =>
      text.replace(placeholderPattern, (whole, place: string) => {
        const told = place.startsWith('text.') ? whole : resolve(place);
        if (told === null) {
          const message = `\`${whole}\` is not known: no such fact is told in content/.`;
          report({ file, line: toLine(path), message });
        }
        return told ?? whole;
      }),
    );
    return value === undefined ? undefined : validate(schema, filled, { file, toLine, report });
  }

  const broken: DocumentFile[] = [];

  /** A document with the data of its front matter, or `null` where that has a mistake. */
  function readDocument<T extends object>(
    file: string,
    path: string,
    schema: z.ZodType<T>,
    { keepsBody }: { keepsBody: boolean },
  ) {
    const { hasFrontMatter, frontMatter, source } = splitDocument(file, readText(file).text);
    let kept: readonly Block[] | undefined;
    const document: DocumentFile = {
      file,
      path,
      source,
      get body() {
        const body = kept ?? readBlocks(source, names, report);
        kept = keepsBody ? body : undefined;
        return body;
      },
    };
    const valid = hasFrontMatter ? readFrontMatter(frontMatter, schema) : undefined;
    if (!hasFrontMatter) {
      report({
        file,
        line: 1,
        message: 'A document begins with its front matter between two lines of ---.',
      });
    }
    if (!valid) {
      broken.push(document);
      return null;
    }
    // Spreading the document would read its body.
    return Object.assign(document, valid);
  }

  const cardsFolder = `${own}/eye-care-cards`;
  eyeCareCards = listFiles(root, cardsFolder, '.md')
    .flatMap((name) => {
      const id = name.replace(/\.md$/, '');
      const path = `/eye-care/#${id}`;
      const card = readDocument(`${cardsFolder}/${name}`, path, eyeCareCardSchema, {
        keepsBody: true,
      });
      return card ? [Object.assign(card, { id })] : [];
    })
    .sort((a, b) => a.order - b.order);

  const pagesFolder = `${own}/pages`;
  const pages = listFiles(root, pagesFolder, '.md').flatMap((name) => {
    const file = `${pagesFolder}/${name}`;
    const address = name.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '/');
    const schema = toPageSchema((text) =>
      readInlineText({ file, text, firstLine: 1 }, names, report),
    );
    const page = readDocument<PageFrontMatter>(file, `/${address}`, schema, { keepsBody: true });
    return page ? [page] : [];
  });

  const categories = messages.blog.categories.map(({ name }) => name);
  const postSchema = toPostSchema(categories, picture);
  const postsFolder = `${own}/posts`;
  const posts = listFiles(root, postsFolder, '.md').flatMap((name): Post[] => {
    const file = `${postsFolder}/${name}`;
    const [, id = ''] = /^([1-9]\d*)-[\w-]+\.md$/.exec(name) ?? [];
    if (!id) {
      report({ file, message: 'The name of a post begins with its number, such as 6-holi.md.' });
      return [];
    }
    // The bodies of thousands of posts would fill the memory.
    const post = readDocument(file, `/blog/${id}/`, postSchema, { keepsBody: false });
    return post ? [Object.assign(post, { id: Number(id) })] : [];
  });

  const statementsFile = `${own}/statements.yaml`;
  const statementLines = readData(readText(statementsFile), () => undefined);
  const statements = (readFile(statementsFile, statementsSchema) ?? []).map((statement, index) => ({
    ...statement,
    file: statementsFile,
    line: statementLines.toLine([index]),
  }));

  return {
    clinic,
    facts,
    limits,
    references,
    signs,
    statements,
    messages: messages,
    pages,
    posts: posts.sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id),
    eyeCareCards,
    broken,
  };
}
