import type { List, PhrasingContent } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import { factPattern } from '../../text/format-message';
import { withNonBreakingSpaces } from '../../text/non-breaking';
import type { Inline, Text } from '../../text/rich-text';
import type { SourceText } from '../../text/source-text';
import { type BlockNode, type InlineNames, type ReportNode, toMarkdown } from './nodes';

const token = new RegExp(
  `${factPattern.source}|\\[\\^\\s*([^\\]\\s]*)\\s*\\]|\\{(?!#)[^}]*\\}`,
  'g',
);

/** Patterns of Markdown that the parser left as text, with the message about each. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/^\|.*\||^[ :|-]*-\|[ :|-]*$|^[ :|-]*\| *:?-[ :|-]*$/m, 'A table is not allowed here.'],
  [
    /\*\*/,
    'Strong words have ** directly before and directly behind them, in one paragraph: `**strong**`.',
  ],
  [
    /[\])]\s*[([]\s*(?:\/|https?:|www\.|tel:|mailto:)|\]\(|\[[^\]]*\(\//,
    'This is no link yet: one has no blank between its brackets and in its address, as `[eye care](/eye-care/)`.',
  ],
  [
    /\[(?:\d+|[\w-]+-\w+)\]|\(\^|\[\^[^\]]*$/,
    'A source has a ^ behind its bracket, and a bracket at its end: `[^ryu-2020]`.',
  ],
  [
    /^:{3,}|^::[\w-]+ [^{]/m,
    'A box begins with a line such as `:::steps` or `:::callout{title="…"}`, without a blank and with straight quotes, and ends with a line `:::`. None begins or is open here.',
  ],
  [/^#{1,6}[^\s#]/m, 'A heading has a blank behind its #: `## Heading`.'],
  [
    /^[•●▪◦‣∙·➢✓\p{Co}] *\S|^[–o] |^\(?\w\) |^(?:-|\d+\.)[\p{L}*]/mu,
    'An item of a list begins with a hyphen and a blank: `- item`.',
  ],
  [
    /^(?:<{7}|={7}|>{7})/m,
    'Two versions of this text are mixed here: keep one, and remove the marks.',
  ],
];

/** What Markdown has and documents do not, in the words of an editor. */
const refused: Readonly<Record<string, string>> = {
  emphasis: 'Words in *…* or _…_',
  image: 'A picture in the text (a post has the field `image`)',
  inlineCode: 'Words in `…`',
  code: 'Text between lines of ```',
  html: 'HTML',
  thematicBreak: 'A line of ---',
  break: 'A new line in a paragraph, by blanks or a \\ at the end of a line,',
};

export const refuse = (type: string, allowed: string): string =>
  `${refused[type] ?? `\`${type}\``} is not allowed here: ${allowed}.`;

/**
 * Joins adjacent strings, and adjacent citation marks. Adds no-break spaces for display; `fromText` removes them for
 * search, forms and structured data.
 */
function mergeRuns(runs: readonly Inline[]): Text {
  const merged: Inline[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (typeof run === 'string' && typeof last === 'string') {
      merged.splice(-1, 1, last + run);
    } else if (Object(run).cite && Object(last).cite) {
      merged.splice(-1, 1, { cite: [...Object(last).cite, ...Object(run).cite] });
    } else if (run !== '') {
      merged.push(run);
    }
  }
  const shown = merged.map((run) => (typeof run === 'string' ? withNonBreakingSpaces(run) : run));
  const [only = '', ...more] = shown;
  return more.length === 0 && typeof only === 'string' ? only : shown;
}

/** Creates readers of runs of text, and of the paragraphs and lists that contain them. */
export function createInlineReader(source: SourceText, names: InlineNames, report: ReportNode) {
  function readString(node: PhrasingContent, value: string): Inline[] {
    const runs: Inline[] = [];
    let end = 0;
    for (const { 0: whole, 1: place, 2: id, index } of value.matchAll(token)) {
      runs.push(value.slice(end, index));
      end = index + whole.length;
      if (place !== undefined) {
        const text = place.startsWith('text.')
          ? names.findText(place.replace('text.', ''))
          : names.resolve(place);
        runs.push(...(typeof text === 'string' ? [text] : (text ?? [])));
        if (text === null || text === undefined) {
          report(node, `\`${whole}\` is not known: content/ has no such fact.`);
        }
      } else if (id !== undefined) {
        runs.push({ cite: [id] });
        if (!names.isReference(id)) {
          report(node, `\`[^${id}]\` is not a source of content/references.yaml.`);
        }
      } else {
        report(
          node,
          `\`${whole}\` is not a placeholder: one names a fact, such as {facts.squint.sessionMinutes}.`,
        );
      }
    }
    return [...runs, value.slice(end)];
  }

  /** Reads words that contain only text and placeholders. */
  const readWords = ({ children }: { children: PhrasingContent[] }): string =>
    readPlain(children, 'Strong words, links and :sign[…] may contain only plain words.');

  function readInline(node: PhrasingContent): readonly Inline[] {
    switch (node.type) {
      case 'text':
        for (const [, message] of mistakes.filter(([pattern]) => pattern.test(node.value))) {
          report(node, message);
        }
        return readString(node, node.value.replaceAll('\n', ' '));
      case 'strong':
        return [{ strong: readWords(node) }];
      case 'link':
        if (node.title) {
          report(node, `The words “${node.title}” behind an address are not shown: remove them.`);
        }
        return [{ link: readWords(node), href: node.url }];
      case 'textDirective':
        // `:sign[words]{name="…"}` names a sign for the check; a time such as 10:30 is text.
        return node.name === 'sign'
          ? [readWords(node)]
          : readString(node, toMarkdown(source, node));
      default: {
        const allowed =
          'text may contain **strong words**, [links](/eye-care/), marks [^of-sources] and {facts}';
        report(node, refuse(node.type, allowed));
        return [];
      }
    }
  }

  const readText = (nodes: readonly PhrasingContent[]): Text =>
    mergeRuns(nodes.flatMap(readInline));

  /** Reads words without strong text, links and citation marks; else reports the message. */
  function readPlain(nodes: readonly PhrasingContent[], message: string): string {
    const text = readText(nodes);
    if (typeof text === 'string') {
      return text;
    }
    report({ position: nodes[0]?.position }, message);
    return toPlainString(nodes);
  }

  /** Reads the text of a node that must be a paragraph. */
  function readParagraph(node: BlockNode): Text {
    if (node.type === 'paragraph') {
      return readText(node.children);
    }
    report(node, `A paragraph belongs here; it is \`${node.type}\`.`);
    return '';
  }

  /** Reads a list whose items must be paragraphs. */
  const readItems = ({ children: items }: List): Text[] =>
    items.map((item) => {
      const [first, ...more] = item.children;
      if (!first || more.length > 0) {
        report(item, 'An item of a list is one paragraph.');
      }
      return first ? readParagraph(first) : '';
    });

  return { readText, readPlain, readParagraph, readItems };
}

export type InlineReader = ReturnType<typeof createInlineReader>;
