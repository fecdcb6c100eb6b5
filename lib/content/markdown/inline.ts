import type { List, PhrasingContent } from 'mdast';
import { toString as toPlainString } from 'mdast-util-to-string';
import { factPattern } from '../../text/format-message';
import { withNonBreakingSpaces } from '../../text/non-breaking';
import type { Report } from '../../text/problems';
import type { Inline, Text } from '../../text/rich-text';
import type { SourceText } from '../../text/source-text';
import { type BlockNode, type InlineNames, type ReportNode, toFileLine, toMarkdown } from './nodes';

const token = new RegExp(
  `${factPattern.source}|\\[\\^\\s*([^\\]\\s]*)\\s*\\]|\\{(?!#)[^}]*\\}`,
  'g',
);

/** Markup that the parser left as text, because a character in it is missing or superfluous. */
const leftovers = [
  /^\|.*\||^[ :|-]*-\|[ :|-]*$|^[ :|-]*\| *:?-[ :|-]*$/m,
  /\*\*/,
  /[\])]\s*[([]\s*(?:\/|https?:|www\.|tel:|mailto:)|\]\(|\[[^\]]*\(\//,
  /\[(?:\d+|[\w-]+-\w+)\]|\(\^[\w-]*|\[\^[^\]]*$/,
  /^:{3,}.*|^::[\w-]+ [^{].*/m,
  /^#{1,6}[^\s#].*/m,
  /^[•●▪◦‣∙·➢✓\p{Co}] *\S.*|^[–o] .*|^\(?\w\) .*|^(?:-|\d+\.)[\p{L}*].*/mu,
  // A line that looks like a front matter field; prose begins with a capital letter.
  /^(?:[a-z]\w*:(?=\s)|review:|translation:)/m,
];

/** Joins adjacent strings and adjacent citation marks; adds no-break spaces, which `fromText` removes. */
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
export function createInlineReader(source: SourceText, names: InlineNames, reportAt: Report) {
  const report: ReportNode = (node, message) =>
    reportAt({ file: source.file, line: toFileLine(source, node), message });

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

  const readWords = ({ children }: { children: PhrasingContent[] }): string =>
    readPlain(children, 'Strong words and links may contain only plain words.');

  function readInline(node: PhrasingContent): readonly Inline[] {
    switch (node.type) {
      case 'text':
        for (const mark of leftovers.flatMap((pattern) => pattern.exec(node.value)?.[0] ?? [])) {
          report(
            node,
            `\`${mark}\` is not read here, and would be shown: docs/content/text.md says how marks, boxes and fields are written, with which blanks, and where.`,
          );
        }
        return readString(node, node.value.replaceAll('\n', ' '));
      case 'strong':
        return [{ strong: readWords(node) }];
      case 'emphasis':
        return [{ strong: readWords(node), isUrgent: true }];
      case 'link':
        return [{ link: readWords(node), href: node.url }];
      case 'textDirective':
        // The parser takes the colon of a time such as 10:30 for a directive.
        return readString(node, toMarkdown(source, node));
      default: {
        const allowed =
          'text may contain **strong words**, *urgent words*, [links](/eye-care/), marks [^of-sources] and {facts}';
        report(node, `${node.type} is not allowed here: ${allowed}.`);
        return [];
      }
    }
  }

  const readText = (nodes: readonly PhrasingContent[]): Text =>
    mergeRuns(nodes.flatMap(readInline));

  /** Reads plain text; if it contains strong text, links or citation marks, reports the message. */
  function readPlain(nodes: readonly PhrasingContent[], message: string): string {
    const text = readText(nodes);
    if (typeof text === 'string') {
      return text;
    }
    report({ position: nodes[0]?.position }, message);
    return toPlainString(nodes);
  }

  function readParagraph(node: BlockNode): Text {
    if (node.type === 'paragraph') {
      return readText(node.children);
    }
    report(node, `A paragraph belongs here; it is \`${node.type}\`.`);
    return '';
  }

  const readItems = ({ children: items }: List): Text[] =>
    items.map((item) => {
      const [first, ...more] = item.children;
      if (!first || more.length > 0) {
        report(item, 'An item of a list is one paragraph.');
      }
      return first ? readParagraph(first) : '';
    });

  return { report, readPlain, readParagraph, readItems };
}

export type InlineReader = ReturnType<typeof createInlineReader>;
