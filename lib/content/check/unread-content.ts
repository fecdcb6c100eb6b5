import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultLanguage } from '../../languages';
import type { Block, BlockKind } from '../blocks/blocks';
import type { DocumentFile } from '../document-file';
import type { PageDocument } from '../documents';
import { getSourcePosition } from '../markdown/source-positions';
import { readSource } from '../model/data-file';
import { isGuessed } from '../model/decode-text';
import type { Report } from '../model/problems';
import { type CheckedContent, listAllDocuments, toLineAt } from './checked-content';

/** The location of the text of a page without a body, by its kind. */
const otherPlaces: Partial<Record<PageDocument['kind'], string>> = {
  landing: 'the words of the first page are in words/home.json of its language',
  blog: 'what this page says is its `lead`, above the second ---',
  form: 'what this page says is its `next`, above the second ---',
};

/** The Unicode replacement character, which decoders insert for invalid bytes. */
const LOST_LETTER = '\ufffd';

const documentFolders = ['pages', 'posts', 'eye-care-cards'];

/** Reports Markdown in a page that does not show it. */
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
    report({ file, line: getSourcePosition(other)?.line ?? source.firstLine, message });
  }
}

const questionKinds: readonly BlockKind[] = ['heading', 'subheading', 'paragraph'];

/** Reports the first block of the FAQ page that belongs to no question. */
function checkStray({ file, source, body }: PageDocument, report: Report): void {
  const isStray = ({ kind }: Block, index: number) => {
    const last = body.slice(0, index).findLast((block) => block.kind !== 'paragraph');
    return (
      !questionKinds.includes(kind) ||
      (kind === 'subheading' && last === undefined) ||
      (kind === 'paragraph' && last?.kind !== 'subheading')
    );
  };
  const stray = body.find(isStray);
  if (!stray) {
    return;
  }
  const before = body[body.indexOf(stray) - 1];
  const isAnswer = stray.kind === 'paragraph' && before?.kind === 'heading';
  const message = isAnswer
    ? `A ## title of a group has no text below it. If this is a question, write: \`### ${before.text}\``
    : questionKinds.includes(stray.kind)
      ? 'This is shown nowhere: a ## title of a group comes first, then a ### question.'
      : 'Only paragraphs are possible in an answer, no lists and no boxes.';
  const line = getSourcePosition(isAnswer ? before : stray)?.line ?? source.firstLine;
  report({ file, line, message });
}

/** Reports front matter below its closing delimiter. */
function checkFrontMatterBelow(document: DocumentFile, report: Report): void {
  // Prose begins with a capital letter; a field begins with a lower-case name, after an empty line or at the
  // beginning.
  const match = /(?<=^\s*|\n\s*\n)[a-z]\w*:(?=\s)|(?<=\n)(?:review|translation):/.exec(
    document.source.text,
  );
  if (match) {
    const message = `\`${match[0]}\` belongs above the second ---; here it is part of the text.`;
    report({ file: document.file, line: toLineAt(document, match.index), message });
  }
}

/** Reports Devanagari text in an English document, which screen readers would read as English. */
function checkScript(root: string, file: string, report: Report): void {
  for (const [index, line] of readSource(root, file).text.split('\n').entries()) {
    const [word] = /\p{Script=Devanagari}+/u.exec(line) ?? [];
    if (word) {
      const message = `“${word}” must be in Latin letters in an English text: screen readers would read it as English.`;
      report({ file, line: index + 1, message });
    }
  }
}

/** Whether a content file is used, by its path relative to `content/`. */
function isRead(name: string): boolean {
  const [folder = '', inner = ''] = name.split('/').slice(0, -1);
  if (folder === '') {
    return /\.yaml$|^README\.md$|^post-template\.md$/.test(name);
  }
  return documentFolders.includes(inner) ? name.endsWith('.md') : /\.(?:yaml|json)$/.test(name);
}

/** Reports unused files, and files with an encoding that damages or may damage letters. */
export function checkFiles(root: string, report: Report): void {
  const content = join(root, 'content');
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(content, path).replaceAll('\\', '/');
    const file = `content/${name}`;
    if (!entry.isFile() || entry.name.startsWith('.')) {
      continue;
    }
    const bytes = readFileSync(path);
    if (!isRead(name)) {
      const message = `Nothing reads this file: documents have names that end in .md, and are in ${documentFolders.join(', ')} of a language.`;
      report({ file, message });
    } else if (isGuessed(bytes)) {
      const message =
        'This file is not saved as UTF-8, so letters may be wrong. Open it in a text editor, choose “Save as” and the encoding UTF-8, and upload it again.';
      report({ file, message });
    } else if (bytes.includes(LOST_LETTER)) {
      const line = bytes.toString('utf8').split(LOST_LETTER, 1)[0]?.split('\n').length ?? 1;
      const message = `“${LOST_LETTER}” stands for a letter that was lost: write it.`;
      report({ file, line, message });
    }
  }
}

/** Reports text in the wrong place or script, which pages would not show or not read correctly. */
export function checkWritten({ root, content, report }: CheckedContent): void {
  for (const document of listAllDocuments(content)) {
    checkFrontMatterBelow(document, report);
    if (content.language === defaultLanguage) {
      checkScript(root, document.file, report);
    }
  }
  for (const page of content.pages) {
    checkBody(page, report);
    if (page.kind === 'faq') {
      checkStray(page, report);
    }
  }
}
