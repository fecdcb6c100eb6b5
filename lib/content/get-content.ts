import 'server-only';
import { readdirSync, statSync } from 'node:fs';
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

/**
 * How long a change may go unnoticed in development; rendering one page calls `getContent` hundreds of times.
 */
const MAX_AGE_MS = 1000;

let newest = { changedAt: 0, foundAt: Number.NEGATIVE_INFINITY };

/** The newest modification time of the content and pictures, read at most once per `MAX_AGE_MS`. */
function findNewestChange(): number {
  if (performance.now() - newest.foundAt > MAX_AGE_MS) {
    const times = ['content', 'public'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => statSync(join(root, folder, file)).mtimeMs,
      ),
    );
    newest = { changedAt: Math.max(...times), foundAt: performance.now() };
  }
  return newest.changedAt;
}

const last = new Map<LanguageCode, { content: Content; changedAt: number }>();

/** The documents of a language in the order of the originals, each missing one in English. */
const fillIn = <T extends DocumentFile>(own: readonly T[], originals: readonly T[]): T[] =>
  originals.map((original) => own.find(({ path }) => path === original.path) ?? original);

/**
 * The content in the language of the page, or in another one, with English documents where that has none; cached, in
 * development until a file changes.
 */
export function getContent(code: LanguageCode = getLanguageCode()): Content {
  const changedAt = process.env.NODE_ENV === 'development' ? findNewestChange() : 0;
  const known = last.get(code);
  if (known?.changedAt === changedAt) {
    return known.content;
  }
  const content = read(code);
  if (code !== defaultLanguage) {
    const { pages, posts, eyeCareCards } = getContent(defaultLanguage);
    content.pages = fillIn(content.pages, pages);
    content.posts = fillIn(content.posts, posts);
    content.eyeCareCards = fillIn(content.eyeCareCards, eyeCareCards);
  }
  last.set(code, { content, changedAt });
  return content;
}

/** Creates a function that derives a value from the content of a language, and caches it until that is read again. */
export function deriveFromContent<T>(derive: (content: Content) => T) {
  const derived = new WeakMap<Content, T>();
  return (code?: LanguageCode): T => {
    const content = getContent(code);
    const value = derived.get(content) ?? derive(content);
    derived.set(content, value);
    return value;
  };
}

export const getMessages = () => getContent().messages;

export const getClinic = () => getContent().clinic;
