import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../languages';
import { toPath } from '../read/files';
import type { CheckedContent } from './check';

/** The files for the people who write, which nothing reads. */
const guides = ['README.md', 'post-template.md'];

/** Reports files that nothing has read; only remarks a translation of a renamed or removed page. */
function checkUnread(
  { files, content, report, remark }: CheckedContent,
  translated: readonly LanguageCode[],
): void {
  const folder = join(files.root, 'content');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const [, language, path = ''] = /^(\w+)\/(.*)/.exec(name) ?? [];
    const code = languageCodes.find((known) => known === language);
    const isUnread = entry.isFile() && !entry.name.startsWith('.') && !guides.includes(name);
    const file = `content/${name}`;
    if (
      isUnread &&
      !files.texts.has(file) &&
      (!code || [defaultLanguage, ...translated].includes(code))
    ) {
      const target = code && content.redirects.get(toPath(path));
      if (target) {
        remark({ file, message: `Nothing reads this file: its page is at ${target} now.` });
      } else {
        const message = `Nothing reads this file. A language has the folders pages, posts, eye-care-cards and words, and is one of ${languageCodes.join(', ')}; names have letters, digits and hyphens alone, that of a post begins with its number, such as 2027-holi.md, and that of a translation is the name of its original in ${defaultLanguage}.`;
        report({ file, message });
      }
    }
  }
}

/** Reports letters that were lost, those that screen readers would read as English, and words of the template. */
function checkLetters({ files, report }: CheckedContent): void {
  // Lines with words for the owner to replace; those of the picture are commented out.
  const template = readFileSync(join(files.root, 'content/post-template.md'), 'utf8')
    .replace(/^#(?! \S)/gm, '')
    .split('\n')
    .filter((line) => /^[^#].* .* .* .* /.test(line));
  for (const { file, text } of files.texts.values()) {
    const isEnglish = new RegExp(`^content/${defaultLanguage}/.*\\.(?:md|yaml)$`).test(file);
    // Keywords are searched and never shown.
    const shown = text.replace(/^(?:keywords|sectionKeywords):.*\n(?: .*\n)*/gm, (lines) =>
      lines.replace(/.+/g, ''),
    );
    for (const [index, line] of shown.split('\n').entries()) {
      const [word] = (isEnglish && /\p{Script=Devanagari}+/u.exec(line)) || [];
      if (line.includes('\ufffd')) {
        const message =
          'A letter of this line was lost, “\ufffd”: write it. If many are, save the file with the encoding UTF-8, and upload it again.';
        report({ file, line: index + 1, message });
      } else if (word) {
        const message = `“${word}” must be in Latin letters in an English text: screen readers would read it as English.`;
        report({ file, line: index + 1, message });
      } else if (template.includes(line)) {
        const message = `\`${line.trim()}\` is that of content/post-template.md: write your own.`;
        report({ file, line: index + 1, message });
      }
    }
  }
}

export function checkFiles(original: CheckedContent, translated: readonly LanguageCode[]): void {
  checkUnread(original, translated);
  checkLetters(original);
}
