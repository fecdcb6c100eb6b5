import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, language } from '../language';
import { type Content, readContent } from './content';
import { formatProblem, type Problem } from './model/problems';
import { toNonBreakingContent } from './non-breaking';

const root = process.cwd();

/** Reads all content of a language; throws with every mistake that keeps it from that. */
function read(code: LanguageCode): Content {
  const problems: Problem[] = [];
  let isLoaded = false;
  const report = (problem: Problem) => {
    // A body is read at its first use: what is wrong with it stops the page.
    if (isLoaded) {
      throw new Error(formatProblem(problem));
    }
    problems.push(problem);
  };
  const content = readContent(root, code, report, Boolean(process.env.LEAVE_OUT_UNREVIEWED));
  isLoaded = true;
  if (!content || problems.length > 0) {
    throw new Error(`The content has mistakes:\n${problems.map(formatProblem).join('\n')}`);
  }
  return toNonBreakingContent(content);
}

const newestChange = () =>
  ['content', 'public']
    .map((folder) => join(root, folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .reduce((newest, file) => Math.max(newest, statSync(file).mtimeMs), 0);

const last = new Map<LanguageCode, { content: Content; changedAt: number }>();

/**
 * What the clinic says, in the language of this build unless another one is asked for; read once, and
 * while developing again after each change.
 */
export function getContent(code: LanguageCode = language.code): Content {
  const changedAt = process.env.NODE_ENV === 'development' ? newestChange() : 0;
  const known = last.get(code);
  if (known?.changedAt === changedAt) {
    return known.content;
  }
  const content = read(code);
  last.set(code, { content, changedAt });
  return content;
}

/** The words of the interface. */
export const getMessages = () => getContent().messages;

/** Who the clinic is. */
export const getClinic = () => getContent().clinic;
