import 'server-only';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { getLanguageCode, runInLanguage } from '../current-language';
import { defaultLanguage, type LanguageCode } from '../languages';
import { formatProblem, type Problem } from '../text/problems';
import { type Content, readContent } from './read/content';
import type { DocumentFile } from './read/documents';

const root = process.cwd();

/** Reads all content of a language; throws an error that lists all mistakes. */
function read(code: LanguageCode): Content {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const isRelease = Boolean(process.env.LEAVE_OUT_UNREVIEWED);
  const content = runInLanguage(code, () => readContent(root, code, report, isRelease));
  if (!content || problems.length > 0) {
    throw new Error(`The content has mistakes:\n${problems.map(formatProblem).join('\n')}`);
  }
  return content;
}

const known = new Map<LanguageCode, Content>();

if (process.env.NODE_ENV === 'development') {
  for (const folder of ['content', 'public']) {
    watch(join(root, folder), { recursive: true, persistent: false }, () => known.clear());
  }
}

/** The documents of a language in the order of the originals, with the English one where a translation is missing. */
const fillIn = <T extends DocumentFile>(own: readonly T[], originals: readonly T[]): T[] =>
  originals.map((original) => own.find(({ path }) => path === original.path) ?? original);

/** The content of a language, with English documents where it has none; cached, in development until a file changes. */
export function getContent(code: LanguageCode = getLanguageCode()): Content {
  const content = known.get(code) ?? read(code);
  if (code !== defaultLanguage && !known.has(code)) {
    const { pages, posts, eyeCareCards } = getContent(defaultLanguage);
    content.pages = fillIn(content.pages, pages);
    content.posts = fillIn(content.posts, posts);
    content.eyeCareCards = fillIn(content.eyeCareCards, eyeCareCards);
  }
  known.set(code, content);
  return content;
}

export const getMessages = () => getContent().messages;

export const getClinic = () => getContent().clinic;
