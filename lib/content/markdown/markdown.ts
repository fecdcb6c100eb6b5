import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import type { Report } from '../../text/problems';
import type { Text } from '../../text/rich-text';
import { toSlug } from '../../text/slug';
import type { SourceText } from '../../text/source-text';
import type { Block } from './blocks';
import { createInlineReader } from './inline';
import type { BlockNode, Directive, DirectiveNode, InlineNames, MarkdownNames } from './nodes';

// Disables Markdown that authors often write by accident: text indented by four spaces (code), text above a line of ---
// (a heading), and [word]: at the start of a line (a definition, which is not shown).
const accidental = { disable: { null: ['codeIndented', 'setextUnderline', 'definition'] } };

const extensions = [directive(), accidental];
const mdastExtensions = [directiveFromMarkdown()];

export const parseMarkdown = ({ text }: SourceText): Root =>
  fromMarkdown(text, { extensions, mdastExtensions });

/** Whether a container has its own closing line; without one, it extends to the end of the document. */
function isClosed({ position, children }: DirectiveNode, text: string): boolean {
  const line = position?.end.line ?? 1;
  const isEnd = /^ *:{3,} *$/.test(text.split('\n')[line - 1] ?? '');
  return isEnd && children.at(-1)?.position?.end.line !== line;
}

function findProblem({ isBox }: Directive, node: DirectiveNode, text: string): string | null {
  const { name } = node;
  if (isBox !== (node.type === 'containerDirective')) {
    return isBox
      ? `:::${name} is a box: it begins with three colons, and ends with a line :::.`
      : `::${name} is one line: it begins with two colons, and has no end.`;
  }
  return isBox && !isClosed(node, text)
    ? `The box :::${name} begins here and has no end: write a line \`:::\` behind it.`
    : null;
}

const headingId = /\s*\{#([\w-]+)\}\s*$/;

/** Creates a reader for the subset of Markdown described in `docs/content/text.md`; it reports everything else. */
function createBlockReader(source: SourceText, names: MarkdownNames, reportAt: Report) {
  const inline = createInlineReader(source, names, reportAt);
  const { report } = inline;

  function readHeading(node: Extract<BlockNode, { type: 'heading' }>): Block[] {
    const text = inline.readPlain(node.children, 'A heading is plain words.');
    const [, id] = headingId.exec(text) ?? [];
    const words = text.replace(headingId, '');
    if (words === '' || node.depth === 1 || node.depth > 3) {
      report(node, 'A heading begins with ## or ###, and has words behind them.');
    }
    const kind = node.depth > 2 ? 'subheading' : 'heading';
    return [{ kind, id: id ?? toSlug(words), text: words }];
  }

  function readDirective(node: DirectiveNode): readonly Block[] {
    const { name, attributes } = node;
    const known = names.directives.get(name);
    const problem = known
      ? findProblem(known, node, source.text)
      : `\`${name}\` is not known; it must be one of ${[...names.directives.keys()].join(', ')}.`;
    if (!known || problem) {
      report(node, problem ?? '');
      return [];
    }
    const { attributes: allowed = [], read } = known;
    const unknown = Object.keys(attributes ?? {}).filter((one) => !allowed.includes(one));
    if (unknown.length > 0) {
      const list = allowed.join(', ') || 'nothing';
      report(node, `\`${unknown}\` is not known here: in its { }, ${name} has ${list}.`);
    }
    const children = node.type === 'containerDirective' ? node.children : [];
    const { file } = source;
    return read({
      ...inline,
      node,
      file,
      attributes: attributes ?? {},
      children,
      names,
      readBlock,
    });
  }

  function readBlock(node: BlockNode): readonly Block[] {
    switch (node.type) {
      case 'heading':
        return readHeading(node);
      case 'paragraph':
        return [{ kind: 'paragraph', text: inline.readParagraph(node) }];
      case 'list':
        if (node.ordered && node.start !== 1) {
          report(node, `A list with numbers begins with 1; this one begins with ${node.start}.`);
        }
        return [{ kind: node.ordered ? 'ordered-list' : 'list', items: inline.readItems(node) }];
      case 'containerDirective':
      case 'leafDirective':
        return readDirective(node);
      default: {
        const allowed = 'a document may contain paragraphs, ## headings, lists and ::: boxes';
        report(node, `${node.type} is not allowed here: ${allowed}.`);
        return [];
      }
    }
  }

  return readBlock;
}

/** Reads the blocks of a parsed document; reports invalid Markdown with its line. */
export const readBlocks = (
  tree: Root,
  source: SourceText,
  names: MarkdownNames,
  report: Report,
): Block[] => tree.children.flatMap(createBlockReader(source, names, report));

/** Matches a text that may contain more than plain words, facts and citation marks. */
const markup = /^[^\p{L}{]|[*_`<&\\:\n]|\]\(/u;

export function readInlineText(source: SourceText, names: InlineNames, report: Report): Text {
  const { file, text, firstLine: line } = source;
  const reader = createInlineReader(source, names, report);
  if (!markup.test(text)) {
    return reader.readParagraph({ type: 'paragraph', children: [{ type: 'text', value: text }] });
  }
  const [paragraph, ...more] = parseMarkdown(source).children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    report({ file, line, message: 'This must be one paragraph.' });
    return '';
  }
  return reader.readParagraph(paragraph);
}
