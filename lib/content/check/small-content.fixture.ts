import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type LanguageCode, language } from '../../language';
import { type Content, readContent } from '../content';
import { messageParts } from '../messages/messages';
import { formatProblem } from '../model/problems';
import { listTranslatedFiles } from '../originals';
import { writeVersion } from '../write-version';
import { inspectContent } from './check';

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

/** Records that the Hindi files, or one of them, are up to date with their originals. */
export function followOriginals(root: string, only?: string): void {
  for (const translatedFile of listTranslatedFiles(root, 'hi')) {
    if (!only || translatedFile.file === only) {
      writeVersion(root, translatedFile);
    }
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
    write(file: string, text: string | Buffer): void {
      mkdirSync(join(content.root, file, '..'), { recursive: true });
      writeFileSync(join(content.root, file), text);
    },
    append: (file: string, text: string) => content.write(file, `${content.read(file)}${text}`),
    /** The line of the first occurrence of a piece of a file, which must be there. */
    lineOf(file: string, piece: string): number {
      const text = content.read(file);
      expect(text, `${file} holds ${piece}`).toContain(piece);
      return text.slice(0, text.indexOf(piece)).split('\n').length;
    },
    /** Replaces a piece of a file, which must be there, and returns its line. */
    change(file: string, from: string, to: string): number {
      const line = content.lineOf(file, from);
      content.write(
        file,
        content.read(file).replace(from, () => to),
      );
      return line;
    },
    /** The content of a language as it is now. */
    parse(code: LanguageCode = smallLanguage): Content {
      const parsed = readContent(content.root, code, () => undefined);
      if (!parsed) {
        throw new Error('The shared data have a mistake');
      }
      return parsed;
    },
    /** The mistakes and remarks in English and in these languages. */
    inspect(...codes: LanguageCode[]) {
      const { problems, remarks, unsigned } = inspectContent(content.root, codes);
      return {
        problems: problems.map(formatProblem),
        remarks: remarks.map(formatProblem),
        unsigned,
      };
    },
    listMessages: (...codes: LanguageCode[]) => content.inspect(...codes).problems,
    /** The line with the code that the check asks for in a signed document; empty where it asks for none. */
    readCodeLine(file: string): string {
      const remark = content.inspect('hi').remarks.find((one) => one.startsWith(`${file}, `));
      return / {2}substance: [\w-]+/.exec(remark ?? '')?.[0] ?? '';
    },
    /** Signs a document, or a translation that is up to date, with that code. */
    sign(file: string): void {
      const days = '  reviewedOn: 2024-05-14\n';
      const isOriginal = file.startsWith(`content/${smallLanguage}/`);
      const field = isOriginal ? 'review:\n' : 'translation:\n';
      if (isOriginal) {
        content.change(file, 'about:\n', `${field}  reviewer: Dr A B\n${days}about:\n`);
      } else {
        followOriginals(content.root, file);
        content.change(file, field, `${field}  reviewedBy: Dr A B\n${days}`);
      }
      content.change(file, field, `${field}${content.readCodeLine(file)}\n`);
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

/** Gives each test such a content as that of the site, whose modules the test imports itself. */
export function provideSmallSite() {
  const content = provideSmallContent();
  beforeEach(() => {
    vi.resetModules();
    vi.spyOn(process, 'cwd').mockImplementation(() => content.root);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return content;
}
