import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultLanguage, languageCodes } from '../../languages';
import { isGuessed } from '../../text/decode-text';
import type { Report } from '../../text/problems';
import { type Files, ORIGINALS_FILE } from '../read/files';
import { messageParts } from '../words/messages';

const codes = languageCodes.join('|');

/** The files that the program reads, by their path relative to `content/`. */
const known = [
  /^(?:clinic|facts|form-limits|redirects|references)\.yaml$|^README\.md$|^post-template\.md$/,
  /^(?:drawings|simulations)\/[\w-]+\.svg$/,
  new RegExp(`^(?:${codes})/(?:pages|posts|eye-care-cards)/(?:[\\w-]+/)*[\\w-]+\\.md$`),
  new RegExp(`^(?:${codes})/(?:signs|texts)\\.yaml$`),
  new RegExp(`^(?!${defaultLanguage})(?:${codes})/${ORIGINALS_FILE}$`),
  new RegExp(`^(?:${codes})/words/(?:${messageParts.join('|')})\\.json$`),
];

/** The Unicode replacement character, which decoders insert for invalid bytes. */
const LOST_LETTER = '\ufffd';

/** The lines of the template for posts with words for the owner to replace. */
const readTemplate = (read: Files['read']): string[] =>
  read('content/post-template.md')
    .text.replace(/^#(?! )/gm, '')
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim().split(' ').length > 4);

/** Reports files that nothing reads, and files with an encoding that damages or may damage letters. */
export function checkFiles({ root, read }: Files, report: Report): void {
  const content = join(root, 'content');
  const template = readTemplate(read);
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(content, path).replaceAll('\\', '/');
    const file = `content/${name}`;
    if (!entry.isFile() || entry.name.startsWith('.')) {
      continue;
    }
    const bytes = readFileSync(path);
    if (!known.some((pattern) => pattern.test(name))) {
      const message = `Nothing reads this file. A language has the folders pages, posts, eye-care-cards and words, and is one of ${languageCodes.join(', ')}; file names have letters, digits and hyphens alone.`;
      report({ file, message });
    } else if (isGuessed(bytes)) {
      const message =
        'This file is not saved as UTF-8, so letters may be wrong. Open it in a text editor, choose “Save as” and the encoding UTF-8, and upload it again.';
      report({ file, message });
    } else if (bytes.includes(LOST_LETTER)) {
      const line = bytes.toString('utf8').split(LOST_LETTER, 1)[0]?.split('\n').length ?? 1;
      const message = `“${LOST_LETTER}” stands for a letter that was lost: write it.`;
      report({ file, line, message });
    } else if (name.startsWith(`${defaultLanguage}/`) && /\.(?:md|yaml)$/.test(name)) {
      // Keywords are searched and never shown.
      const shown = read(file).text.replace(
        /^(?:keywords|sectionKeywords):.*\n(?: .*\n)*/gm,
        (lines) => lines.replace(/.+/g, ''),
      );
      for (const [index, line] of shown.split('\n').entries()) {
        const [word] = /\p{Script=Devanagari}+/u.exec(line) ?? [];
        if (word) {
          const message = `“${word}” must be in Latin letters in an English text: screen readers would read it as English.`;
          report({ file, line: index + 1, message });
        }
        if (template.includes(line)) {
          const message = `\`${line.trim()}\` is that of content/post-template.md: write your own.`;
          report({ file, line: index + 1, message });
        }
      }
    }
  }
}
