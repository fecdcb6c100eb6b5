import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type LanguageCode, languageCodes } from '../../languages';
import { formatProblem, type Problem } from '../../text/problems';
import { type Content, readContent } from '../read/content';
import { listTranslatedFiles, writeVersion } from '../read/originals';
import { requiredPaths } from '../read/redirects';
import { messageParts } from '../words/messages';
import { inspectContent } from './check';

const folder = fileURLToPath(new URL('fixture/content', import.meta.url));

/** Messages that are not dummy texts: those that the documents or tests use, and a list that may be empty. */
const ownMessages: Record<string, object> = {
  blog: {
    categories: [
      { name: 'Glasses', drawing: 'squint' },
      { name: 'Lenses', drawing: 'contact-lens' },
    ],
  },
  navigation: { sections: [{ id: 'contact', label: 'Contact' }] },
  search: { stopWords: [] },
  site: { range: '{min} to {max}' },
};

/** Replaces the text of a message by a dummy text with the same placeholders. */
function toPlainMessage(key: string, message: unknown): unknown {
  // The values of form options are not translated.
  if (typeof message !== 'string' || key === 'value') {
    return message;
  }
  if (key === 'drawing') {
    return 'squint';
  }
  return message.startsWith('/') ? '/' : ['Words', ...(message.match(/\{\w+\}/g) ?? [])].join(' ');
}

/** Reads a message file of the site with dummy texts in the shape that the schemas require. */
const readPlainMessages = (part: string): object =>
  JSON.parse(readFileSync(join('content/en/words', `${part}.json`), 'utf8'), toPlainMessage);

function write(root: string, file: string, text: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Writes valid content with a few documents into a folder. */
function writeSmallContent(root: string): void {
  // These pages are required by the check.
  for (const path of requiredPaths.filter((required) => required !== '/')) {
    const file = `content/en/pages${path.replace(/\/$/, '.md')}`;
    const description = `The page ${path} of a small clinic, which only has the fields that it needs.`;
    write(root, file, `---\nkind: demo\ntitle: ${path}\ndescription: ${description}\n---\n`);
  }
  cpSync(folder, join(root, 'content'), { recursive: true });
  for (const file of ['signs.yaml', 'texts.yaml']) {
    cpSync(join(folder, 'hi', file), join(root, 'content/mr', file));
  }
  const drawings = ['squint.svg', 'contact-lens.svg'].map((name) => `drawings/${name}`);
  for (const file of [...drawings, 'simulations', 'post-template.md']) {
    cpSync(join('content', file), join(root, 'content', file), { recursive: true });
  }
  for (const part of messageParts) {
    const messages = { ...readPlainMessages(part), ...ownMessages[part] };
    for (const code of languageCodes) {
      write(root, `content/${code}/words/${part}.json`, JSON.stringify(messages, null, 2));
    }
  }
}

/** Records that all Hindi files, or only one, are up to date with their originals. */
export function followOriginals(root: string, only?: string): void {
  for (const translatedFile of listTranslatedFiles(root, 'hi')) {
    if (!only || translatedFile.file === only) {
      writeVersion(root, translatedFile);
    }
  }
}

/** Its name, the file, a string in it to replace, the replacement, the expected message, and its line if different. */
export type Mistake = [
  name: string,
  file: string,
  from: string,
  to: string,
  message: string,
  at?: number,
];

const makeFolder = () => mkdtempSync(join(tmpdir(), 'content-'));
const removeFolder = (place: string) => rmSync(place, { recursive: true, force: true });

/**
 * Gives each test of a file its own small content, with functions to read and change it; `prepare` is called once, with
 * the folder that is copied for each test.
 */
export function provideSmallContent(prepare: (root: string) => void = () => undefined) {
  let original: string;
  const content = {
    /** The root folder of the current test. */
    root: '',
    read: (file: string) => readFileSync(join(content.root, file), 'utf8'),
    write: (file: string, text: string | Buffer) => write(content.root, file, text),
    remove: (file: string) => rmSync(join(content.root, file)),
    append: (file: string, text: string) => content.write(file, `${content.read(file)}${text}`),
    /** The line of the first occurrence of a string in a file; throws if there is none. */
    lineOf(file: string, piece: string): number {
      const text = content.read(file);
      expect(text, `${file} holds ${piece}`).toContain(piece);
      return text.slice(0, text.indexOf(piece)).split('\n').length;
    },
    /** Replaces a string in a file and returns its line; throws if there is none. */
    change(file: string, from: string, to: string): number {
      const line = content.lineOf(file, from);
      const text = content.read(file).replace(from, () => to);
      content.write(file, text);
      return line;
    },
    /** Reads the content of a language; fails if it has a mistake. */
    parse(code: LanguageCode = 'en'): Content {
      const problems: Problem[] = [];
      const parsed = readContent(content.root, code, (problem) => problems.push(problem));
      expect(problems).toEqual([]);
      return parsed as Content;
    },
    /** Checks the content in English and these languages. */
    inspect(...codes: LanguageCode[]) {
      const { problems, remarks, unsigned } = inspectContent(content.root, codes);
      return {
        problems: problems.map(formatProblem),
        remarks: remarks.map(formatProblem),
        unsigned,
      };
    },
    listMessages: (...codes: LanguageCode[]) => content.inspect(...codes).problems,
    /** Introduces a mistake, and expects its message and no other. */
    expectMistake([, file, from, to, message, at]: Mistake, ...codes: LanguageCode[]): void {
      const line = content.change(file, from, to);
      expect(content.listMessages(...codes)).toEqual([
        expect.stringContaining(`${file}, line ${at ?? line}: ${message}`),
      ]);
    },
    /** Signs an English document, or marks a translation as up to date and signs it. */
    sign(file: string): void {
      const days = '  reviewedOn: 2024-05-14\n';
      if (file.startsWith('content/en/')) {
        content.change(file, 'about:\n', `review:\n  reviewer: Dr A B\n${days}about:\n`);
      } else {
        followOriginals(content.root, file);
        content.change(file, 'translation:\n', `translation:\n  reviewedBy: Dr A B\n${days}`);
      }
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

/** Gives each test small content instead of the site's; the test must import the modules dynamically. */
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
