import type { Root } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import { toAsciiDigits } from '../../text/digits';
import { toSlug } from '../../text/slug';
import type { SourceText } from '../../text/source-text';
import { type BlockNode, toFileLine, toMarkdown } from '../markdown/nodes';
import type { Data } from '../read/data-file';
import type { DocumentFile } from '../read/documents';

/** A part of a file that its translations must have too, such as a heading, a box, a paragraph or a field. */
export interface Part {
  kind: string;
  /** What it must name in every language: ids, attributes, signs, numbers, citations, links and facts. */
  names: readonly string[];
}

interface DocumentPart extends Part {
  line: number;
  /** The innermost box around it. */
  box: string;
}

/** The parts of a file in their order, without its words. */
export interface Skeleton {
  file: string;
  /** By the `##` heading above them, or the path of a field. */
  sections: ReadonlyMap<string, readonly Part[]>;
  /** The line of a part, or of the place where it is missing. */
  toLine(section: string, index: number): number;
}

const marks = /\{[\w.]+\}|\[\^[^\]]*\]|(?<=\])\([^)\s]*\)|^\/[\w/#-]*$/g;

/** The facts, placeholders, citations, links and numbers in some Markdown, sorted. */
function listNames(markdown: string): string[] {
  const words = markdown
    .replace(marks, ' ')
    // Ids, the names of signs, and addresses in the plain text of a link.
    .replace(/\{[^}]*\}|\b(?:https?|tel|mailto):\S+/g, ' ');
  const numbers = toAsciiDigits(words).match(/\d+(?:[.,]\d+)*/g) ?? [];
  const plainNumbers = numbers.map((number) => number.replaceAll(',', ''));
  return [...(markdown.match(marks) ?? []), ...plainNumbers].sort();
}

function listParts(tree: Root, source: SourceText): DocumentPart[] {
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
        // A sign stands by its name where a box lists signs.
        const isSign = kind === 'An item' && /^[a-z]+(?:-[a-z]+)*$/.test(markdown) && box !== '';
        return isSign ? toPart('A sign', [markdown]) : toPart(kind, listNames(markdown));
      }
    }
  }
  return tree.children.flatMap((node) => toParts(node, ''));
}

/** The skeleton of the Markdown of a document; of an outdated one, only its emergency card. */
export function toDocumentSkeleton(document: DocumentFile, isOutdated: boolean): Skeleton {
  const { file, tree, source } = document;
  const sections = new Map<string, DocumentPart[]>();
  let name = '';
  for (const part of listParts(tree, source)) {
    name = part.kind === 'A heading ##' ? part.names.join() : name;
    if (!isOutdated || part.box === 'emergency') {
      sections.set(name, [...(sections.get(name) ?? []), part]);
    }
  }
  const toLine = (section: string, index: number) => {
    const parts = sections.get(section) ?? [];
    return (parts[index] ?? parts.at(-1))?.line ?? source.firstLine;
  };
  return { file, sections, toLine };
}

/** Fields whose values are the same in every language, or in those of which the entries are. */
const same =
  /^(?:.*\.)?(?:kind|order|landingCard|drawing|icon|date|mainEntity|onLandingPage|id)(?:\.\d+)?$/;

/** Fields that may differ, of front matter and of data: everyday names, how the city is spelt, and who signed. */
const freeFields =
  /^(?:.*\.)?(?:shortTitle|breadcrumb|alternateName|author|category|image|review|translation|keywords|sectionKeywords)$/;
const freeData = /^(?:.*\.)?(?:abbreviations|city|stopWords|words)$/;

/** Lists whose entries the program reads by their index. */
const fixedLists = /\b(?:chart|slides|choices)$/;

/**
 * The skeleton of data. Of an outdated file it has only what the program needs: names, the placeholders of messages, and
 * the length of some lists. `only` is the name of the only field to compare, if there is one.
 */
export function toDataSkeleton(
  { file, value, toLine }: Data,
  isOutdated: boolean,
  only = '',
): Skeleton {
  const sections = new Map<string, Part[]>();
  const free = file.endsWith('.md') ? freeFields : freeData;
  function listOwnNames(field: unknown, path: string): string[] {
    if (Array.isArray(field)) {
      return !isOutdated || fixedLists.test(path) ? [`${field.length} entries`] : [];
    }
    if (field === Object(field)) {
      return [];
    }
    const text = String(field);
    return same.test(path) && !isOutdated
      ? [text]
      : listNames(text).filter((name) => !isOutdated || /^\{\w+\}$/.test(name));
  }
  function add(group: unknown, parent: string): void {
    for (const [key, field] of Object.entries(Object(group))) {
      const path = `${parent}${key}`;
      if (!free.test(path) && path.startsWith(only)) {
        const isList = Array.isArray(field);
        const kind = isList ? 'The list ' : field === Object(field) ? 'The group ' : '';
        sections.set(path, [{ kind: `${kind}\`${path}\``, names: listOwnNames(field, path) }]);
        if (kind && !(isList && isOutdated)) {
          add(field, `${path}.`);
        }
      }
    }
  }
  add(value, '');
  return { file, sections, toLine: (section) => toLine(section.split('.')) };
}
