import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../model/problems';
import { listFollowed } from '../originals';
import { writeVersion } from '../write-version';
import { listProblems } from './check';
import { provideSmallContent } from './small-content.fixture';

const own = 'content/hi';
const squint = `${own}/pages/eyes/squint.md`;
const about = `${own}/pages/about.md`;
const signs = `${own}/signs.yaml`;
const words = `${own}/words/listen.json`;
const rules = `${own}/writing.yaml`;

/** Notes that all files follow their originals as they are now. */
function follow(root: string): void {
  for (const followed of listFollowed(root, 'hi')) {
    writeVersion(root, followed);
  }
}

const content = provideSmallContent((root) => {
  mkdirSync(join(root, own, 'words'));
  copyFileSync(join(root, 'content/en/words/listen.json'), join(root, words));
  follow(root);
});
const { change } = content;

const listMessages = () => listProblems(content.root, ['hi']).map(formatProblem);

const sentence = 'एक आँख सामने देखती है, और दूसरी मुड़ जाती है।';

const slips: [what: string, to: string, message: string][] = [
  [
    'a letter in another form than NFC',
    sentence.replace('मुड़', 'मु\u095c'),
    '“मु\u095c” is not in the form NFC, in which the search compares words.',
  ],
  [
    'a vowel sign behind a space',
    sentence.replace('दूसरी', 'ि दूसरी'),
    '“ि” begins with a sign, and no letter bears it.',
  ],
  [
    'a nukta at the beginning of a word',
    sentence.replace('दूसरी', '\u093cदूसरी'),
    '“\u093cदूसरी” begins with a sign, and no letter bears it.',
  ],
  [
    'a vowel sign that stands twice',
    sentence.replace('सामने', 'साामने'),
    '“साामने” has two signs on one letter.',
  ],
  [
    'a dot that stands twice',
    sentence.replace('सामने', 'सांंमने'),
    '“सांंमने” has two signs on one letter.',
  ],
  [
    'a Latin letter inside a word',
    sentence.replace('सामने', 'साmने'),
    '“साmने” is one word in two scripts.',
  ],
  [
    'an ending on a Latin word',
    sentence.replace('सामने', 'UDIDमें'),
    '“UDIDमें” is one word in two scripts.',
  ],
  [
    'digits of Devanagari',
    sentence.replace('सामने', 'सामने १२'),
    '“१२” must be written with the digits 0 to 9: 12.',
  ],
  ['a full stop', sentence.replace('।', '.'), '“है.” ends with “.”; a sentence ends with “।” here.'],
  ['a bar', sentence.replace('।', '|'), '“है|” ends with “|”; a sentence ends with “।” here.'],
  ['another spelling', sentence.replace('आँख', 'आंखों'), '“आंखों” must not stand here; write “आँखों”.'],
  [
    'another spelling of an ending',
    sentence.replace('सामने', 'जाएं'),
    '“जाएं” must not stand here; write “जाएँ”.',
  ],
  [
    'a word that misleads',
    sentence.replace('सामने', 'नेत्र चिकित्सकों को'),
    '“नेत्र चिकित्सक” must not stand here; write “ऑप्टोमेट्रिस्ट”.',
  ],
  [
    'a word of something else',
    sentence.replace('सामने', 'डॉक्टरों को'),
    '“डॉक्टर-” may stand only for doctor-; content/en/pages/eyes/squint.md, line 24 says none of them.',
  ],
];

test.each(slips)('%s is told with its line', (_, to, message) => {
  const line = change(squint, sentence, to);
  const messages = listMessages();
  // What a slip brings with it, such as a number too many, is told on the same line.
  expect(messages).toContain(`${squint}, line ${line}: ${message}`);
  expect(messages.filter((one) => !one.startsWith(`${squint}, line ${line}: `))).toEqual([]);
});

test.each([
  ['an initial', 'ए. बी. शाह सामने'],
  ['an abbreviation', 'डॉ. शाह सामने'],
  ['a dot inside a number', 'सामने 2.5 बार'],
  ['three dots', 'सामने... फिर'],
  ['a word that begins like a wrong one', 'साफ़ सामने'],
  ['a word that ends like a wrong one', 'हिसाफ सामने'],
  ['a joiner between letters', 'र्\u200dया सामने'],
])('%s is no slip', (_, to) => {
  change(words, '"abbreviations": [\n    "Words"', '"abbreviations": [\n    "डॉ."');
  change(squint, sentence, sentence.replace('सामने', to));
  const numbers = /\d/.test(to) ? [expect.stringContaining('The numbers must be')] : [];
  expect(listMessages()).toEqual(numbers);
});

test('signs and words are read as documents are, and what JSON writes behind a bar is no letter', () => {
  const line = change(signs, 'एक आँख', 'एक आंख');
  const other = change(words, '"button": "Words"', '"button": "सुनें\\nजाएं"');
  expect(listMessages()).toEqual([
    `${signs}, line ${line}: “आंख” must not stand here; write “आँख”.`,
    `${words}, line ${other}: “जाएं” must not stand here; write “जाएँ”.`,
  ]);
});

test('a term of the original is used', () => {
  change(about, 'हम एक क्लिनिक हैं।', 'हम भेंगेपन का क्लिनिक हैं।');
  const line = content.change('content/en/pages/about.md', 'We are a clinic.', 'We treat squint.');
  follow(content.root);
  expect(listMessages()).toEqual([]);
  change(about, 'भेंगेपन का क्लिनिक', 'तिरछेपन का क्लिनिक');
  expect(listMessages()).toEqual([
    `${about}, line ${line}: content/en/pages/about.md, line ${line} says “squint”, and this file none of भेंग-.`,
  ]);
});

test('a term that stands in the name of the clinic alone is none of its original', () => {
  content.change('content/clinic.yaml', 'Hill Eye Clinic', 'Squint Clinic');
  content.change('content/en/pages/about.md', 'We are a clinic.', 'We are the {clinic.name}.');
  change(about, 'हम एक क्लिनिक हैं।', 'हम {clinic.name} हैं।');
  follow(content.root);
  expect(listMessages()).toEqual([]);
});

test('a document is in the letters of its language', () => {
  change(about, 'हम एक क्लिनिक हैं।', 'हम UDID UDID UDID UDID UDID UDID UDID Hillford Hillford हैं।');
  expect(listMessages()).toEqual([]);
  change(about, 'UDID Hillford', 'We are a clinic that nobody can visit, and we say so.');
  expect(listMessages()).toEqual([
    `${about}: 32% of its letters are Latin ones; at most 15% may be, without the words that writing.yaml allows.`,
  ]);
});

test('a document is about as long as its original', () => {
  change(about, 'हम एक क्लिनिक हैं।', `हम एक ${'बहुत '.repeat(60)}अच्छा क्लिनिक हैं।`);
  expect(listMessages()).toEqual([
    `${about}: Its text is 2.5 times as long as that which it follows; 0.6 to 1.8 times is right.`,
  ]);
  content.change('content/en/pages/about.md', 'We are', `We are ${'very '.repeat(260)}much`);
  follow(content.root);
  expect(listMessages()).toEqual([
    `${about}: Its text is 0.3 times as long as that which it follows; 0.6 to 1.8 times is right.`,
  ]);
});

test('a language says how it is written', () => {
  rmSync(join(content.root, rules));
  expect(listMessages()).toEqual([`${rules}: This file is missing.`]);
});

test('a danda is no end of a sentence where sentences end in a full stop', () => {
  change(rules, 'sentenceEnd: "।"', 'sentenceEnd: "."');
  expect(listMessages()).toContain(
    `${about}, line 6: “चाहिए।” ends with a danda; a sentence ends with “.” here.`,
  );
});
