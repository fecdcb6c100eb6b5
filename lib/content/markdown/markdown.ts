import type { Root } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Report } from '../../text/problems';
import type { Text } from '../../text/rich-text';
import { toSlug } from '../../text/slug';
import type { SourceText } from '../../text/source-text';
import type { Block } from './blocks';
import { readDirective } from './directives';
import { createInlineReader } from './inline';
import type { InlineNames, MarkdownNames } from './nodes';
import { type BlockNode, type ReportNode, toFileLine } from './nodes';

// Markdown that authors often write by accident: text indented by four spaces would be code, text above a
// line of --- a heading, and [word]: at the start of a line a definition, which is not shown.
const accidental = { disable: { null: ['codeIndented', 'setextUnderline', 'definition'] } };

const parser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .data('micromarkExtensions', [accidental])
  .freeze();

/** What Markdown has and documents do not, in the words of an editor. */
const refused: Readonly<Record<string, string>> = {
  code: 'Text between lines of ```',
  html: 'HTML',
  thematicBreak: 'A line of ---',
};

const headingId = /\s*\{#([\w-]+)\}\s*$/;

/**
 * Creates a reader of the subset of Markdown that documents may contain: paragraphs, headings, lists, quotes,
 * strong text, links, citation marks, placeholders and the directives in `content/README.md`. Reports
 * everything else.
 */
function createBlockReader(source: SourceText, names: MarkdownNames, report: ReportNode) {
  const inline = createInlineReader(source, names, report);
  const { readText, readParagraph, readItems } = inline;

  function readHeading(node: Extract<BlockNode, { type: 'heading' }>): Block[] {
    const text = readText(node.children);
    if (typeof text !== 'string') {
      report(node, 'A heading is plain words.');
    }
    if (toPlainString(node).replace(headingId, '') === '') {
      report(node, 'A heading has words: `## Heading`.');
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

  function readBlock(node: BlockNode): readonly Block[] {
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
        return readDirective(node, { ...inline, names, source, report, readBlock });
      default:
        report(
          node,
          `${refused[node.type] ?? `\`${node.type}\``} is not allowed here: a document may contain paragraphs, ## headings, lists, quotes and ::: boxes.`,
        );
        return [];
    }
  }

  return readBlock;
}

export const parseMarkdown = ({ text }: SourceText): Root => parser.parse(text);

const toNodeReport =
  (source: SourceText, report: Report): ReportNode =>
  (node, message) =>
    report({ file: source.file, line: toFileLine(source, node), message });

/** Reads the blocks of a parsed document; reports invalid Markdown with its line. */
export const readBlocks = (
  tree: Root,
  source: SourceText,
  names: MarkdownNames,
  report: Report,
): Block[] => tree.children.flatMap(createBlockReader(source, names, toNodeReport(source, report)));

/** Reads one paragraph of inline Markdown; reports invalid Markdown. */
export function readInlineText(source: SourceText, names: InlineNames, report: Report): Text {
  const [paragraph, ...more] = parseMarkdown(source).children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    report({ file: source.file, line: source.firstLine, message: 'This must be one paragraph.' });
    return '';
  }
  return createInlineReader(source, names, toNodeReport(source, report)).readText(
    paragraph.children,
  );
}
