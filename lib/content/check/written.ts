import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultLanguage } from '../../language';
import type { Content } from '../content';
import type { PageDocument } from '../documents';
import { findPlace } from '../markdown/places';
import type { Block } from '../model/blocks';
import { readSource } from '../model/data-file';
import type { Report } from '../model/problems';
import { toLineAt } from './summary';

/** Where to write what a page without a body says, by its kind. */
const otherPlaces: Partial<Record<PageDocument['kind'], string>> = {
  landing: 'the words of the first page are in words/home.json of its language',
  blog: 'what this page says is its `lead`, above the second ---',
  form: 'what this page says is its `lead` and `next`, above the second ---',
};

const documentFolders = ['pages', 'posts', 'eye-care-cards'];

/** Reports text below the front matter of a page that shows none. */
function checkBody(page: PageDocument, report: Report): void {
  const { kind, file, source, body } = page;
  const otherPlace = otherPlaces[kind];
  if (otherPlace && source.text.trim() !== '') {
    const line = toLineAt(page, source.text.search(/\S/));
    report({ file, line, message: `Nothing from here on is shown, so remove it: ${otherPlace}.` });
  }
  const other = kind === 'demo' ? body.find((block) => block.kind !== 'paragraph') : undefined;
  if (other) {
    const message = `A page of the kind \`demo\` shows paragraphs only, and no \`${other.kind}\`.`;
    report({ file, line: findPlace(other)?.line ?? source.firstLine, message });
  }
}

/** The first block of a page of questions that is part of no question, if there is one. */
function findStray(body: readonly Block[]): Block | undefined {
  const kinds = body.map(({ kind }) => kind);
  return body.find(({ kind }, index) => {
    const last = kinds.slice(0, index).findLast((before) => before !== 'paragraph');
    return (
      (kind === 'subheading' && last === undefined) ||
      (kind === 'paragraph' && last !== 'subheading')
    );
  });
}

/** Reports front matter that is below the line that ends it. */
function checkFrontMatterBelow(document: Content['broken'][number], report: Report): void {
  const match = /^(?:review|translation):/m.exec(document.source.text);
  if (match) {
    const message = `\`${match[0]}\` belongs above the second ---; here it is part of the text.`;
    report({ file: document.file, line: toLineAt(document, match.index), message });
  }
}

/** Reports words of Hindi or Marathi in an English document, which are read aloud as English ones. */
function checkScript(root: string, file: string, report: Report): void {
  for (const [index, line] of readSource(root, file).text.split('\n').entries()) {
    const [word] = /\p{Script=Devanagari}+/u.exec(line) ?? [];
    if (word) {
      const message = `“${word}” must be in Latin letters in an English text: screen readers would read it as English.`;
      report({ file, line: index + 1, message });
    }
  }
}

/** Reports documents in other folders than those of documents, and other files in these. */
function checkFileNames(root: string, { language }: Content, report: Report): void {
  const folder = join(root, 'content', language);
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries.filter((one) => one.isFile() && !one.name.startsWith('.'))) {
    const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const isAmongDocuments = documentFolders.some((one) => name.startsWith(`${one}/`));
    if (isAmongDocuments !== name.endsWith('.md')) {
      const message = `Nothing reads this file: documents have names that end in .md, and are in ${documentFolders.join(', ')}.`;
      report({ file: `content/${language}/${name}`, message });
    }
  }
}

/** Reports whatever somebody wrote that no page would show. */
export function checkWritten(root: string, content: Content, report: Report): void {
  const { pages, posts, eyeCareCards, broken } = content;
  for (const document of [...pages, ...posts, ...eyeCareCards, ...broken]) {
    checkFrontMatterBelow(document, report);
    if (content.language === defaultLanguage) {
      checkScript(root, document.file, report);
    }
  }
  for (const page of pages) {
    checkBody(page, report);
    const stray = page.kind === 'faq' ? findStray(page.body) : undefined;
    if (stray) {
      const line = findPlace(stray)?.line ?? page.source.firstLine;
      const message =
        'This is shown nowhere: a ## title of a group comes first, then a ### question.';
      report({ file: page.file, line, message });
    }
  }
  checkFileNames(root, content, report);
}
