import { listCited } from './citations';
import { readInlineText } from './markdown/markdown';
import type { InlineNames } from './markdown/names';
import { type CareLevel, careLevels } from './model/care-level';
import type { Report } from './model/problems';
import type { Signs } from './model/sign';
import type { SharedData } from './shared-data';

type SignsFile = SharedData['signs'];

/** Reads the signs; reports a sign at two levels. */
export function readSigns(source: SignsFile, names: InlineNames, report: Report): Signs {
  const { file, value, toLine } = source;
  const signs = {} as Signs;
  for (const level of careLevels) {
    signs[level] = Object.fromEntries(
      Object.entries(value[level]).map(([name, { text, noticed, until, first }]) => {
        const read = (field: string, markdown: string) =>
          readInlineText(
            { file, text: markdown, firstLine: toLine([level, name, field]) },
            names,
            report,
          );
        const readText = read('text', text);
        return [
          name,
          {
            text: readText,
            sources: listCited(readText),
            noticed,
            until: read('until', until),
            first: first === undefined ? null : read('first', first),
          },
        ];
      }),
    );
  }
  reportSignsAtTwoLevels(source, report);
  return signs;
}

function reportSignsAtTwoLevels({ file, value, toLine }: SignsFile, report: Report): void {
  const seen = new Map<string, CareLevel>();
  for (const level of careLevels) {
    for (const name of Object.keys(value[level])) {
      const other = seen.get(name);
      if (other) {
        report({
          file,
          line: toLine([level, name]),
          message: `\`${name}\` is at two levels, ${other} and ${level}: a sign has only one.`,
        });
      }
      seen.set(name, level);
    }
  }
}
