import type { List, ListItem, PhrasingContent } from 'mdast';
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
    /[\])]\s*[([]\s*(?:\/|https?:|www\.|tel:|mailto:)|\[[^\]]*\(\//,
    'This is no link yet: one has no blank between its brackets and in its address, as `[eye care](/eye-care/)`.',
  ],
  [
    /\[[\w-]+-\d{4}\]|\[\^[^\]]*$/,
    'A source has a ^ behind its bracket, and a bracket at its end: `[^ryu-2020]`.',
  ],
  [
    /^:{3,}/m,
    'A box begins with a line such as `:::steps` or `:::callout{title="…"}`, without a blank and with straight quotes, and ends with a line `:::`. None begins or is open here.',
  ],
  [/^#{1,6}[^\s#]/m, 'A heading has a blank behind its #: `## Heading`.'],
  [
    /^[•●▪◦‣∙·] *\S|^(?:-|\d+\.)[\p{L}*]/mu,
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
  html: 'HTML',
};

/** Joins adjacent strings, and adjacent citation marks. */
function mergeRuns(runs: readonly Inline[]): Text {
  const merged: Inline[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (typeof run === 'string' && typeof last === 'string') {
      merged[merged.length - 1] = last + run;
    } else if (
      typeof run === 'object' &&
      'cite' in run &&
      typeof last === 'object' &&
      'cite' in last
    ) {
      merged[merged.length - 1] = { cite: [...last.cite, ...run.cite] };
    } else if (run !== '') {
      merged.push(run);
    }
  }
  const [only = '', ...more] = merged;
  return more.length === 0 && typeof only === 'string' ? only : merged;
}

/** Adds no-break spaces for display; `fromText` removes them for search, forms and structured data. */
function toNonBreaking(text: Text): Text {
  if (typeof text === 'string') {
    return withNonBreakingSpaces(text);
  }
  return text.map((run) => {
    if (typeof run === 'string') {
      return withNonBreakingSpaces(run);
    }
    if ('strong' in run) {
      return { strong: withNonBreakingSpaces(run.strong) };
    }
    return 'link' in run ? { ...run, link: withNonBreakingSpaces(run.link) } : run;
  });
}

/** Creates readers of runs of text, and of the paragraphs and lists that contain them. */
export function createInlineReader(source: SourceText, names: InlineNames, report: ReportNode) {
  function readPlaceholder(node: PhrasingContent, place: string): readonly Inline[] {
    const [, textName] = /^text\.(.*)$/.exec(place) ?? [];
    const text = textName === undefined ? names.resolve(place) : names.findText(textName);
    if (text === null || text === undefined) {
      report(node, `\`{${place}}\` is not known: content/ has no such fact.`);
      return [];
    }
    return typeof text === 'string' ? [text] : text;
  }

  function readMark(node: PhrasingContent, id: string): readonly Inline[] {
    if (!names.isReference(id)) {
      report(node, `\`[^${id}]\` is not a source of content/references.yaml.`);
    }
    return [{ cite: [id] }];
  }

  function reportMistakes(node: Extract<PhrasingContent, { type: 'text' }>): void {
    for (const [, message] of mistakes.filter(([pattern]) => pattern.test(node.value))) {
      report(node, message);
    }
  }

  function readString(node: PhrasingContent, value: string): Inline[] {
    const runs: Inline[] = [];
    let end = 0;
    for (const match of value.matchAll(token)) {
      const [whole, place, id] = match;
      runs.push(value.slice(end, match.index));
      end = match.index + whole.length;
      if (place !== undefined) {
        runs.push(...readPlaceholder(node, place));
      } else if (id !== undefined) {
        runs.push(...readMark(node, id));
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
  function readWords(node: PhrasingContent): string {
    const text = mergeRuns(readInlines('children' in node ? node.children : [node]));
    if (typeof text !== 'string') {
      report(node, 'Strong words, links and :sign[…] may contain only plain words.');
    }
    return typeof text === 'string' ? text : toPlainString(node);
  }

  function readInline(node: PhrasingContent): readonly Inline[] {
    switch (node.type) {
      case 'text':
        reportMistakes(node);
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
      default:
        report(
          node,
          `${refused[node.type] ?? `\`${node.type}\``} is not allowed here: text may contain **strong words**, [links](/eye-care/), marks [^of-sources] and {facts}.`,
        );
        return [];
    }
  }

  const readInlines = (nodes: readonly PhrasingContent[]): readonly Inline[] =>
    nodes.flatMap(readInline);

  const readText = (nodes: readonly PhrasingContent[]): Text =>
    toNonBreaking(mergeRuns(readInlines(nodes)));

  function readParagraph(node: BlockNode): Text {
    if (node.type === 'paragraph') {
      return readText(node.children);
    }
    report(node, `A paragraph belongs here; it is \`${node.type}\`.`);
    return '';
  }

  function readItem(item: ListItem): Text {
    const [first, ...more] = item.children;
    if (!first || more.length > 0) {
      report(item, 'An item of a list is one paragraph.');
    }
    return first ? readParagraph(first) : '';
  }

  const readItems = (list: List): Text[] => list.children.map(readItem);

  return { readText, readParagraph, readItems };
}
