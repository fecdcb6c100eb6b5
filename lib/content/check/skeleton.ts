import type { Root } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import { toAsciiDigits } from '../../text/digits';
import { toSlug } from '../../text/slug';
import type { SourceText } from '../../text/source-text';
import { type BlockNode, toFileLine, toMarkdown } from '../markdown/nodes';

/** A part of a document that its translations must have too, such as a heading, a box or a paragraph. */
export interface Part {
  line: number;
  kind: string;
  /** What it must name in every language: ids, attributes, signs, numbers, citations, links and facts. */
  names: readonly string[];
  /** The innermost box around it. */
  box: string;
}

const marks = /\{[\w.]+\}|\[\^[^\]]*\]|(?<=\])\([^)\s]*\)|^\/[\w/#-]*$/g;

/** The facts, placeholders, citations, links and numbers in some Markdown, sorted. */
export function listNames(markdown: string): string[] {
  const words = markdown
    .replace(marks, ' ')
    // Ids, the names of signs, and addresses in the plain text of a link.
    .replace(/\{[^}]*\}|\b(?:https?|tel|mailto):\S+/g, ' ');
  const numbers = toAsciiDigits(words).match(/\d+(?:[.,]\d+)*/g) ?? [];
  const plainNumbers = numbers.map((number) => number.replaceAll(',', ''));
  return [...(markdown.match(marks) ?? []), ...plainNumbers].sort();
}

/** The parts of a document in their order, without its words. */
export function toSkeleton(tree: Root, source: SourceText): Part[] {
  function toParts(node: BlockNode, box: string, kind = 'A paragraph'): Part[] {
    const toPart = (name: string, names: readonly string[]): Part[] => [
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
