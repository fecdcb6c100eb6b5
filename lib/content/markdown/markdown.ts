import type { Root } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Block } from '../blocks/blocks';
import type { BlockNode, ReportNode } from '../blocks/description';
import type { SourceText } from '../model/data-file';
import type { Report } from '../model/problems';
import { toSlug } from '../model/slug';
import type { Text } from '../model/text';
import { readDirective } from './directives';
import { createInlineReader } from './inline';
import type { InlineNames, MarkdownNames } from './names';
import { reportHtml, toFileLine, toNodeReport } from './nodes';
import { setSourcePosition } from './source-positions';

// Markdown that authors often write by accident: text indented by four spaces would be code, text above a
// line of --- a heading, and [word]: at the start of a line a definition, which is not shown.
const accidental = { disable: { null: ['codeIndented', 'setextUnderline', 'definition'] } };

const parser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .data('micromarkExtensions', [accidental])
  .freeze();

const headingId = /\s*\{#([\w-]+)\}\s*$/;

/**
 * Creates a reader of the subset of Markdown that documents may contain: paragraphs, headings, lists, quotes,
 * strong text, links, citation marks, placeholders and the directives in `content/README.md`. Reports
 * everything else.
 */
function createBlockReader(source: SourceText, names: MarkdownNames, report: ReportNode) {
  const inline = createInlineReader(names, report);
  const { readText, readParagraph, readItems } = inline;

  function readHeading(node: Extract<BlockNode, { type: 'heading' }>): Block[] {
    const text = readText(node.children);
    if (typeof text !== 'string') {
      report(node, 'A heading is plain words.');
    }
    if (node.depth !== 2 && node.depth !== 3) {
      report(node, `A heading begins with ## or ###; this one has ${node.depth} #.`);
    }
    const plain = toPlainString(node);
    const [, id] = headingId.exec(plain) ?? [];
    const words = (typeof text === 'string' ? text : plain).replace(headingId, '');
    return [
      {
        kind: node.depth > 2 ? 'subheading' : 'heading',
        id: id ?? toSlug(words),
        text: words,
      },
    ];
  }

  function readNode(node: BlockNode): readonly Block[] {
    switch (node.type) {
      case 'heading':
        return readHeading(node);
      case 'paragraph':
        return [{ kind: 'paragraph', text: readText(node.children) }];
      case 'list':
        if (node.ordered && node.start !== 1) {
          report(node, `A list with numbers begins with 1; this one begins with ${node.start}.`);
        }
        return [{ kind: node.ordered ? 'ordered-list' : 'list', items: readItems(node) }];
      case 'blockquote':
        return node.children.map((child) => ({ kind: 'quote', text: readParagraph(child) }));
      case 'containerDirective':
      case 'leafDirective':
        return readDirective(node, { ...inline, names, report, readBlock });
      case 'html':
        reportHtml(node, report);
        return [];
      default:
        report(
          node,
          `\`${node.type}\` is not allowed here: a document may contain paragraphs, ## headings, lists, quotes and ::: boxes.`,
        );
        return [];
    }
  }

  function readBlock(node: BlockNode): readonly Block[] {
    return setSourcePosition(readNode(node), { file: source.file, line: toFileLine(source, node) });
  }

  return readBlock;
}

export const parseMarkdown = ({ text }: SourceText): Root => parser.parse(text);

/** Reads the blocks of a document; reports invalid Markdown with its line. */
export function readBlocks(source: SourceText, names: MarkdownNames, report: Report): Block[] {
  const readBlock = createBlockReader(source, names, toNodeReport(source, report));
  return parseMarkdown(source).children.flatMap(readBlock);
}

/** Reads one paragraph of inline Markdown; reports invalid Markdown. */
export function readInlineText(source: SourceText, names: InlineNames, report: Report): Text {
  const [paragraph, ...more] = parseMarkdown(source).children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    report({ file: source.file, line: source.firstLine, message: 'This must be one paragraph.' });
    return '';
  }
  return createInlineReader(names, toNodeReport(source, report)).readText(paragraph.children);
}
