import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes, translatedLanguages } from '../../language';
import { listProblems } from '../check/check';
import { provideSmallContent } from '../check/small-content.fixture';
import { readContent } from '../content';
import { formatProblem } from '../model/problems';
import { messageParts } from './messages';

// As in the content of the site, each language has all words: in English a line is missing that others have.
const content = provideSmallContent((root) => {
  for (const code of translatedLanguages) {
    cpSync(join(root, 'content/en/words'), join(root, `content/${code}/words`), {
      recursive: true,
    });
  }
});

const toFile = (code: string, part: string) => `content/${code}/words/${part}.json`;

/** A change of a file of words, and the message; `line` is where it is reported, if not where the change is. */
type Mistake = [part: string, from: string, to: string, message: string, line?: number];

const mistakes: Mistake[] = [
  ['site', '  "skipLink": "Words",\n', '', '`skipLink` is missing.', 1],
  ['site', '"skipLink":', '"skip":', '`skip` is not known here. Missing here: `skipLink`.'],
  ['site', '  "skipLink":', '  "hello": "Hello",\n  "skipLink":', '`hello` is not known here.'],
  [
    'not-found',
    '"label":',
    '"lable":',
    '`links.0.lable` is not known here. Missing here: `label`.',
  ],
  [
    'blog',
    'Words {author} {date}',
    'Words {author}',
    "`byline` must contain {author}, {date}; it is 'Words {author}'.",
  ],
  [
    'site',
    '"skipLink": "Words"',
    '"skipLink": "{words}"',
    "`skipLink` must contain no placeholder; it is '{words}'.",
  ],
  [
    'site',
    '"skipLink": "Words"',
    '"skipLink": "{clinic.nmae}"',
    "`skipLink` names {clinic.nmae}, which is not known; it is '{clinic.nmae}'.",
  ],
  ['site', '"skipLink": "Words"', '"skipLink": " "', "`skipLink` must not be empty; it is ' '."],
  ['site', '"skipLink": "Words"', '"skipLink": 5', '`skipLink` must be a text; it is 5.'],
  [
    'site',
    '"skipLink": "Words"',
    '"skipLink": { "label": "Words" }',
    '`skipLink` must be a text; it is {"label":"Words"}.',
  ],
  [
    'reading',
    '"choices": [\n          "Words",',
    '"choices": [',
    '`panel.scales.text-size.choices` must have 5 entries; it has 4.',
  ],
  [
    'simulations',
    '"weak": "Words"',
    '"weak": "Words that need more room"',
    '`eyes.weak` may have at most 24 characters; it has 25.',
  ],
  [
    'blog',
    '"drawing": "squint"',
    '"drawing": "sqint"',
    '`categories.0.drawing` must be one of binocular,',
  ],
  [
    'not-found',
    '"href": "/"',
    '"href": "faq"',
    '`links.0.href` must be an address of this site, such as /eye-care/',
  ],
  ['site', '"emergency": "Words"', '"emergency": "{text.none}"', '`{text.none}`', 1],
  [
    'site',
    '"skipLink": "Words"',
    '"skipLink": "Words", "skipLink": "Words"',
    '`"skipLink"` is here twice: remove one of the two lines.',
  ],
  [
    'error-page',
    '"home": "Words"',
    '"home": "Words",',
    'The comma at the end of this line must go: nothing follows it.',
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
