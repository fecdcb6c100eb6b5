import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type LanguageCode, language } from '../../language';
import { messageParts } from '../messages/messages';
import { formatProblem } from '../model/problems';
import { listFollowed } from '../originals';
import { writeVersion } from '../write-version';
import { inspectContent, listProblems } from './check';

/** The language of the small content. */
export const smallLanguage = 'en';

const folder = fileURLToPath(new URL('fixture/content', import.meta.url));

/** Where the messages of the small content differ: what its documents name, and lists that may be empty. */
const ownMessages: Record<string, object> = {
  blog: {
    categories: [
      { name: 'Glasses', drawing: 'squint' },
      { name: 'Lenses', drawing: 'contact-lens' },
    ],
  },
  navigation: { sections: [{ id: 'contact', label: 'Contact' }] },
  search: { synonyms: [], places: [], stopWords: [] },
};

/** One of the messages of the interface without what it says: its placeholders stay. */
function toPlainMessage(key: string, message: string): string {
  // Names of drawings, and values of choices, which no language translates.
  if (key === 'drawing' || key === 'value') {
    return message;
  }
  return message.startsWith('/') ? '/' : ['Words', ...(message.match(/\{\w+\}/g) ?? [])].join(' ');
}

/** The messages of the site in their shape, which the schemas demand, and in none of their wording. */
function readPlainMessages(part: string): object {
  const text = readFileSync(join('content', language.code, 'words', `${part}.json`), 'utf8');
  return JSON.parse(text, (key, value) =>
    typeof value === 'string' ? toPlainMessage(key, value) : value,
  );
}

/** Writes a content of a few documents, without a mistake, into a folder. */
function writeSmallContent(root: string): void {
  const words = join(root, 'content', smallLanguage, 'words');
  cpSync(folder, join(root, 'content'), { recursive: true });
  mkdirSync(words);
  for (const part of messageParts) {
    const messages = { ...readPlainMessages(part), ...ownMessages[part] };
    writeFileSync(join(words, `${part}.json`), JSON.stringify(messages, null, 2));
  }
}

/** Records that every Hindi file is up to date with its original. */
export function followOriginals(root: string): void {
  for (const followed of listFollowed(root, 'hi')) {
    writeVersion(root, followed);
  }
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'content-'));
const removeFolder = (place: string) => rmSync(place, { recursive: true, force: true });

/**
 * Gives each test of a file its own small content, with functions to read and change it; `prepare` is
 * called once, with the folder of which all of them are copies.
 */
export function provideSmallContent(prepare: (root: string) => void = () => undefined) {
  let original: string;
  const content = {
    /** The folder of the test that runs. */
    root: '',
    read: (file: string) => readFileSync(join(content.root, file), 'utf8'),
    /** Replaces a piece of a file, which must be there, and returns its line. */
    change(file: string, from: string, to: string): number {
      const text = content.read(file);
      expect(text, `${file} holds ${from}`).toContain(from);
      writeFileSync(
        join(content.root, file),
        text.replace(from, () => to),
      );
      return text.slice(0, text.indexOf(from)).split('\n').length;
    },
    /** The mistakes in English and in these languages. */
    listMessages: (...codes: LanguageCode[]) =>
      listProblems(content.root, codes).map(formatProblem),
    /** Signs a translated document that is up to date, with the code that the check asks for. */
    sign(name: string): void {
      const file = `content/hi/${name}`;
      listFollowed(content.root, 'hi')
        .filter((followed) => followed.name === name)
        .forEach((followed) => {
          writeVersion(content.root, followed);
        });
      const add = (lines: string) =>
        content.change(file, '  by: person\n', `  by: person\n${lines}`);
      add('  reviewedBy: Dr A B, optometrist\n  reviewedOn: 2024-05-14\n');
      const remark = inspectContent(content.root, ['hi']).remarks.find((one) => one.file === file);
      const [line = ''] = / {2}substance: [\w-]+/.exec(remark?.message ?? '') ?? [];
      add(`${line}\n`);
    },
  };
  beforeAll(() => {
    original = makeFolder();
    writeSmallContent(original);
    prepare(original);
  });
  beforeEach(() => {
    content.root = makeFolder();
    cpSync(original, content.root, { recursive: true });
  });
  afterEach(() => removeFolder(content.root));
  afterAll(() => removeFolder(original));
  return content;
}
