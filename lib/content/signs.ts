import { readInlineText } from './markdown/markdown';
import type { InlineNames } from './markdown/names';
import { type CareLevel, careLevels, type Text } from './model/blocks';
import type { Report } from './model/problems';
import type { SharedData } from './shared-data';

/** The signs of each level by their names. */
export type Signs = Record<CareLevel, Record<string, Text>>;

type SignsFile = SharedData['signs'];

/** Reads the signs that tell how fast care is needed. */
export function readSigns(source: SignsFile, names: InlineNames, report: Report): Signs {
  const { file, value, toLine } = source;
  const signs = {} as Signs;
  for (const level of careLevels) {
    signs[level] = Object.fromEntries(
      Object.entries(value[level]).map(([name, text]) => [
        name,
        readInlineText({ file, text, firstLine: toLine([level, name]) }, names, report),
      ]),
    );
  }
  reportSignsAtTwoLevels(source, report);
  return signs;
}

/** Reports words for a sign that there is not. */
export function reportUnknownSigns(
  { file, value, toLine }: SharedData['signsNoticed'],
  signs: Signs,
  report: Report,
): void {
  const known = careLevels.flatMap((level) => Object.keys(signs[level]));
  for (const name of Object.keys(value).filter((noticed) => !known.includes(noticed))) {
    const message = `\`${name}\` is not a sign of content/…/signs.yaml.`;
    report({ file, line: toLine([name]), message });
  }
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
          message: `\`${name}\` stands at two levels, ${other} and ${level}: a sign has one.`,
        });
      }
      seen.set(name, level);
    }
  }
}
