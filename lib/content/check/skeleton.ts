import { toString as toPlainString } from 'mdast-util-to-string';
import { toAsciiDigits } from '../../text/digits';
import { toSlug } from '../../text/slug';
import { type BlockNode, toFileLine, toMarkdown } from '../markdown/nodes';
import type { Data } from '../read/data-file';
import type { DocumentFile } from '../read/documents';

/** A part of a file that its translations must also have, such as a heading, a box, a paragraph or a field. */
export interface Part {
  kind: string;
  /** What must be the same in every language: ids, attributes, signs, numbers, citations, links and facts. */
  names: readonly string[];
}

interface DocumentPart extends Part {
  line: number;
  box: string;
}

/** The parts of a file without their wording, by the path of the field or by their position in the text. */
export interface Skeleton {
  file: string;
  parts: ReadonlyMap<string, Part>;
  /** The line of a part, or of the position where it is missing. */
  toLine(key: string): number;
}

const marks = /\{[\w.]+\}|\[\^[^\]]*\]|(?<=\])\([^)\s]*\)|^\/[\w/#-]*$/g;

/** The facts, placeholders, citations, links and numbers in a piece of Markdown, sorted. */
function listNames(markdown: string): string[] {
  const words = markdown
    .replace(marks, ' ')
    // Drops heading ids, and URLs in link texts, whose numbers are not compared.
    .replace(/\{[^}]*\}|\b(?:https?|tel|mailto):\S+/g, ' ');
  const numbers = words.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
  const plainNumbers = numbers.map((number) => toAsciiDigits(number).replaceAll(',', ''));
  return [...(markdown.match(marks) ?? []), ...plainNumbers].sort();
}

function listParts({ tree, source }: DocumentFile): DocumentPart[] {
  function toParts(node: BlockNode, box: string, kind = 'A paragraph'): DocumentPart[] {
    const toPart = (name: string, names: readonly string[]) => [
      { line: toFileLine(source, node), kind: name, names, box },
    ];
    switch (node.type) {
      case 'heading': {
        const words = toPlainString(node);
        const [, id = toSlug(words)] = /\{#([\w-]+)\}\s*$/.exec(words) ?? [];
        const isTitle = box === 'steps' || box === 'terms';
        return toPart(`A heading ${'#'.repeat(node.depth)}`, isTitle ? [] : [`#${id}`]);
      }
      case 'leafDirective':
      case 'containerDirective': {
        const { title: _, ...attributes } = node.attributes ?? {};
        const names = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
        const inner = node.type === 'leafDirective' ? [] : node.children;
        return [
          ...toPart(`${node.type === 'leafDirective' ? '::' : ':::'}${node.name}`, names),
          ...inner.flatMap((child) => toParts(child, node.name)),
        ];
      }
      case 'list': {
        const item = node.ordered ? 'An item with a number' : 'An item';
        const children = node.children.flatMap((one) => one.children);
        return children.flatMap((child) => toParts(child, box, item));
      }
      case 'blockquote':
        return node.children.flatMap((child) => toParts(child, box, 'A quote'));
      default: {
        const markdown = toMarkdown(source, node);
        // In a box that lists signs, an item is just the name of a sign.
        const isSign = kind === 'An item' && /^[a-z]+(?:-[a-z]+)*$/.test(markdown) && box !== '';
        return isSign ? toPart('A sign', [markdown]) : toPart(kind, listNames(markdown));
      }
    }
  }
  return tree.children.flatMap((node) => toParts(node, ''));
}

/** Fields, or lists of entries, whose values must be the same in every language. */
const same =
  /(?:^|\.)(?:kind|order|drawing|icon|date|mainEntity|onLandingPage|folded|id)(?:\.\d+)?$/;

/** Fields of front matter and data that may differ, such as names, pictures, search words and signatures. */
const freeFields =
  /(?:^|\.)(?:shortTitle|breadcrumb|alternateName|author|category|image|review|translation|keywords|sectionKeywords)$/;
const freeData = /(?:^|\.)(?:abbreviations|city|stopWords|words)$/;

/** Fields that must match even in an outdated translation, because emergency information cannot wait. */
const urgentFields = /^(?:kind|firstSteps)/;

/** Lists whose length must match even in an outdated translation: the code pairs entries of most with values. */
const fixedLists = /\b(?:chart|slides|choices)$/;

/** The fields of data except those that are `isFree`; with `isLoose`, only placeholders and some list lengths. */
function listFields(
  value: unknown,
  isFree: (path: string) => boolean,
  isLoose: boolean,
): [path: string, Part][] {
  function listOwnNames(field: unknown, path: string): string[] {
    if (Array.isArray(field)) {
      return !isLoose || fixedLists.test(path) ? [`${field.length} entries`] : [];
    }
    if (field === Object(field)) {
      return [];
    }
    const text = String(field);
    return same.test(path) && !isLoose
      ? [text]
      : listNames(text).filter((name) => !isLoose || /^\{\w+\}$/.test(name));
  }
  const list = (group: unknown, parent: string): [string, Part][] =>
    Object.entries(Object(group)).flatMap(([key, field]): [string, Part][] => {
      const path = `${parent}${key}`;
      if (isFree(path)) {
        return [];
      }
      const isList = Array.isArray(field);
      const kind = isList ? 'The list ' : field === Object(field) ? 'The group ' : '';
      const part = { kind: `${kind}\`${path}\``, names: listOwnNames(field, path) };
      return [[path, part], ...(kind && !(isList && isLoose) ? list(field, `${path}.`) : [])];
    });
  return list(value, '');
}

/** The skeleton of a data file; for an outdated file, only what the program requires. */
export function toDataSkeleton({ file, value, toLine }: Data, isOutdated: boolean): Skeleton {
  const fields = listFields(value, (path) => freeData.test(path), isOutdated);
  return { file, parts: new Map(fields), toLine: (key) => toLine(key.split('.')) };
}

/** The skeleton of a document; for an outdated one, only its kind and its emergency information. */
export function toDocumentSkeleton(document: DocumentFile, isOutdated: boolean): Skeleton {
  const { file, data, source } = document;
  const isFree = (path: string) =>
    freeFields.test(path) || (isOutdated && !urgentFields.test(path));
  const parts = listParts(document).filter(({ box }) => !isOutdated || box === 'emergency');
  const numbered = parts.map((part, index): [string, Part] => [String(index), part]);
  const toLine = (key: string) =>
    /^\d/.test(key)
      ? ((parts[Number(key)] ?? parts.at(-1))?.line ?? source.firstLine)
      : data.toLine(key.split('.'));
  return { file, parts: new Map([...listFields(data.value, isFree, false), ...numbered]), toLine };
}
