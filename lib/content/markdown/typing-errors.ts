import type { SourceText } from '../model/data-file';
import type { Report } from '../model/problems';
import { boxNames, directives } from './directives';
import { INSERTED_BREAK } from './nodes';

/** Typing errors with only one possible meaning: a pattern for one line, and the replacement. */
const corrections: readonly (readonly [RegExp, string])[] = [
  // `:::callout {title="A"}`
  [/^( *:{2,}[\w-]+) +(?=\{)/gm, '$1'],
  // `:::callout{title=“A”}`
  [/^( *:{2,}[\w-]+\{.*?=)[“”]([^“”]*)[“”]/gm, '$1"$2"'],
  // `###Question`
  [/^( *#{2,})(?=[^\s#])/gm, '$1 '],
  // `• item`, `-Item` and `1.Item`
  [/^( *)[•●▪◦‣∙] */gm, '$1- '],
  [/^( *(?:-|\d+\.))(?=[\p{L}*])/gmu, '$1 '],
];

/** Misspelt openings: `::: emergency`, `::emergency` and `:::Emergency`. */
const boxes = new RegExp(`^ *(?:: *){1,3}(${boxNames.join('|')})\\b`, 'gim');

const opening = /^ *:{3,}([\w-]+)/;
const ending = /^ *:{3,} *$/;

interface OpenBox {
  name: string;
  /** The zero-based line. */
  index: number;
}

/** Whether a line cannot be inside the open container. */
function isBeyond(line: string, { name }: OpenBox): boolean {
  const { isCondition, hasTitles } = directives.get(name) ?? {};
  if (isCondition) {
    return false;
  }
  return opening.test(line) || (hasTitles ? /^##? / : /^#{1,3} /).test(line);
}

/** Reports unclosed containers and surplus ends, and repairs them in `lines`. */
function mendBoxes(lines: string[], report: (index: number, message: string) => void): void {
  const open: OpenBox[] = [];
  const reportOpen = ({ name, index }: OpenBox, place: string) => {
    if (boxNames.includes(name)) {
      report(
        index,
        `The box :::${name} begins here and has no end: write a line \`:::\` ${place}.`,
      );
    }
  };
  for (const [index, line] of lines.entries()) {
    const last = open.at(-1);
    if (last && isBeyond(line, last)) {
      reportOpen(last, `before \`${line.trim()}\``);
      open.pop();
      lines[index - 1] += `${INSERTED_BREAK}:::`;
    }
    const [, name] = opening.exec(line) ?? [];
    if (name) {
      open.push({ name, index });
    } else if (ending.test(line) && !open.pop()) {
      report(index, 'No box is open that could end here: remove this line `:::`.');
      lines[index] = '';
    }
  }
  for (const box of open) {
    reportOpen(box, 'behind its last line');
  }
}

/**
 * Corrects typing errors in Markdown without changing line numbers; reports unclosed containers, because only
 * the author knows where they end.
 */
export function mendMarkdown({ file, text, firstLine }: SourceText, report: Report): string {
  const lines = corrections
    .reduce((mended, [pattern, written]) => mended.replace(pattern, written), text)
    .replace(boxes, (_, name: string) => `:::${name.toLowerCase()}`)
    .split('\n');
  mendBoxes(lines, (index, message) => report({ file, line: firstLine + index, message }));
  return lines.join('\n');
}
