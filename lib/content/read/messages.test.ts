import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes, translatedLanguages } from '../../languages';
import { formatProblem } from '../../text/problems';
import { listProblems } from '../check/check';
import { provideSmallContent } from '../check/small-content.fixture';
import { messageParts } from '../words/messages';
import { readContent } from './content';

// All languages have all messages, as in the real content, so that the check finds a message that is missing
// only in English.
const content = provideSmallContent((root) => {
  for (const code of translatedLanguages) {
    cpSync(join(root, 'content/en/words'), join(root, `content/${code}/words`), {
      recursive: true,
    });
  }
});

const toFile = (code: string, part: string) => `content/${code}/words/${part}.json`;

/**
 * A change of a message file, and the expected message; `line` is the reported line if it is not the changed
 * one.
 */
type Mistake = [part: string, from: string, to: string, message: string, line?: number];

const skipLink = '"skipLink": "Words"';

/** A change of one message, with the expected message. */
const toMistake = (value: string, message: string): Mistake => [
  'site',
  skipLink,
  `"skipLink": ${value}`,
  `\`skipLink\` ${message}`,
];

const mistakes: Mistake[] = [
  toMistake('"{words}"', "must contain no placeholder; it is '{words}'."),
  toMistake('"{clinic.nmae}"', "names {clinic.nmae}, which is not known; it is '{clinic.nmae}'."),
  toMistake('" "', "must not be empty; it is ' '."),
  toMistake('5', 'must be a text; it is 5.'),
  toMistake('{ "label": "Words" }', 'must be a text; it is {"label":"Words"}.'),
  ['site', `  ${skipLink},\n`, '', '`skipLink` is missing.', 1],
  ['site', '"skipLink":', '"skip":', '`skip` is not known here. Missing here: `skipLink`.'],
  ['site', skipLink, `"hello": "Hello", ${skipLink}`, '`hello` is not known here.'],
  ['site', skipLink, `${skipLink}, ${skipLink}`, 'Map keys must be unique: `"skipLink": '],
  ['site', '"emergency": "Words"', '"emergency": "{text.none}"', '`{text.none}`', 1],
  [
    'not-found',
    '"label":',
    '"lable":',
    '`links.0.lable` is not known here. Missing here: `label`.',
  ],
  ['not-found', '"href": "/"', '"href": "faq"', '`links.0.href` must be an address of this site,'],
  ['blog', '{author} {date}', '{author}', '`byline` must contain {author}, {date}; it is '],
  ['blog', '"squint"', '"sqint"', '`categories.0.drawing` must be one of'],
  [
    'reading',
    '"choices": [\n          "Words",',
    '"choices": [',
    '`panel.scales.text-size.choices` must have 5 entries; it has 4.',
  ],
  [
    'simulations',
    '"weak": "Words"',
    `"weak": "${'x'.repeat(25)}"`,
    '`eyes.weak` may have at most 24 characters; it has 25.',
  ],
  [
    'what-to-tell-us',
    '"openForm": "Words"',
    '"openForm": "Words",',
    'The comma at the end of this line must go',
  ],
];

// English is compared with the other languages, and each of these with English.
describe.each(['en', 'hi'])('in %s', (code) => {
  test.each(mistakes)('%s.json, %j → %j: %s', (part, from, to, message, line) => {
    const changed = content.change(toFile(code, part), from, to);
    const messages = listProblems(content.root).map(formatProblem);
    expect(messages.filter((one) => /^content\/\w+\/words\//.test(one))).toEqual([
      expect.stringContaining(`${toFile(code, part)}, line ${line ?? changed}: ${message}`),
    ]);
  });
});

test('a list may have another length than in the other languages', () => {
  content.change(
    toFile('en', 'not-found'),
    '"links": [',
    '"links": [{ "label": "Questions", "href": "/faq/" },',
  );
  expect(readContent(content.root, 'en', () => undefined)?.messages).toBeDefined();
});

test('every file of words is one that the program reads', () => {
  for (const code of languageCodes) {
    const names = readdirSync(join('content', code, 'words'));
    expect(names.sort()).toEqual(messageParts.map((part) => `${part}.json`).sort());
  }
});
