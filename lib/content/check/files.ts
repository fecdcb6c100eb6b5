import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../languages';
import type { Problem } from '../../text/problems';
import { toLineAt } from '../../text/source-text';
import { type Files, toPath } from '../read/files';
import { toRedirectAdvice } from '../read/redirects';
import { getToday } from '../schema/day';
import type { CheckedContent } from './check';

/** Files for the editors of the content, which the program does not read. */
const guides = ['README.md', 'post-template.md'];

/** Reports unused files; for a translation of a renamed or removed page, it only warns. */
export function checkUnread(
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
      const page = code && toPath(path);
      const target = page && content.redirects.get(page);
      if (target) {
        remark({ file, message: `Nothing reads this file: its page is at ${target} now.` });
      } else {
        const advice = page
          ? `No file of ${defaultLanguage} has its name, and so its address ${page}: ${toRedirectAdvice(page)}.`
          : `A language has the folders pages, posts, eye-care-cards and words, and is one of ${languageCodes.join(', ')}; names have letters, digits and hyphens alone, and that of a post begins with its number, such as 2027-holi.md.`;
        const message = `Nothing reads this file. ${advice}`;
        report({ file, message });
      }
    }
  }
}

/** Reports undecodable letters, Devanagari that screen readers would read as English, and unedited template text. */
export function checkLetters({ files, report }: CheckedContent): void {
  // The template lines that the owner has to replace; those of the picture are commented out.
  const template = readFileSync(join(files.root, 'content/post-template.md'), 'utf8')
    .replace(/^#(?! \S)/gm, '')
    .split('\n')
    .filter((line) => /^[^#].* .* .* .* /.test(line));
  for (const { file, text } of files.texts.values()) {
    const isEnglish = new RegExp(`^content/${defaultLanguage}/.*\\.(?:md|yaml)$`).test(file);
    // Keywords are only searched and never displayed.
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

export const listConflicts = ({ texts }: Files): Problem[] =>
  [...texts.values()].flatMap((source) =>
    [...source.text.matchAll(/^([<=>|])\1{6}(?= |$)/gm)].map(({ 0: mark, index }) => ({
      file: source.file,
      line: toLineAt(source, index),
      message: `\`${mark}\` marks two versions of the same lines: keep one of them, and take the lines with <<<<<<<, ======= and >>>>>>> out.`,
    })),
  );

/** Warns about a notice that has expired or whose year may be a typo, and about gaps in the post numbers. */
export function remarkSlips({ files, content, remark }: CheckedContent): void {
  const file = 'content/clinic.yaml';
  const today = getToday();
  const { until = today } = content.clinic.notice ?? {};
  if (until < today || until > today.replace(/^\d+/, (year) => `${Number(year) + 1}`)) {
    const message = `The notice is over, or stays for more than a year: it is shown until ${until}.`;
    remark({ file, line: files.data.get(file)?.toLine(['notice', 'until']) ?? 1, message });
  }
  for (const { id, file: next } of content.posts) {
    const path = `/blog/${id - 1}/`;
    if (id > 1 && !files.byPath.has(path) && !content.redirects.has(path)) {
      const message = `No post has the number ${id - 1}: ${toRedirectAdvice(path)}.`;
      remark({ file: next, message });
    }
  }
}
