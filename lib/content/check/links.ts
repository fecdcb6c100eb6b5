import type { Content } from '../content';
import type { DocumentFile } from '../document-file';
import { listLinks } from '../links';
import type { Problem, Report } from '../model/problems';
import type { Leftover } from './missing-pages';
import { findLine, type Summary } from './summary';

type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** The places to which links may lead, by the addresses of their pages. */
export function collectPlaces({ messages }: Content, summaries: readonly Summary[]): Places {
  const sections = messages.navigation.sections.map(({ id }) => id);
  return new Map([
    ...summaries.map(({ document: { path }, places, questions }): [string, Set<string>] => [
      path,
      new Set([
        ...places.map(({ id }) => id),
        ...(questions ?? []).flatMap(({ items }) => items.map(({ id }) => id)),
        ...(path === '/' ? sections : []),
      ]),
    ]),
  ]);
}

/** Why a link leads nowhere, with the address where there is no page; `null` where it leads somewhere. */
function findProblem(href: string, places: Places): { message: string; path?: string } | null {
  if (!href.startsWith('/')) {
    const message = `The link ${href} must begin with / for this site, or with https://, tel: or mailto:.`;
    return /^(https:\/\/|tel:|mailto:)/.test(href) ? null : { message };
  }
  const [path = '', id] = href.split('#');
  const ids = places.get(path);
  if (!ids) {
    return { message: `The link ${href} leads nowhere: no document has the address ${path}`, path };
  }
  return id && !ids.has(id)
    ? { message: `The link ${href} leads nowhere: ${path} has no place #${id}` }
    : null;
}

/** The line on which a document has a link, which may be written with the old address of its page. */
function findLinkLine(document: DocumentFile, href: string): number {
  const pieces = [`](${href})`, `${href.replace(/^[^#]*/, '')})`];
  const { text } = document.source;
  return findLine(document, pieces.find((piece) => text.includes(piece)) ?? '');
}

/** Reports the links of documents and words that lead to none of these places; a page may be missing. */
export function checkLinks(
  content: Content,
  summaries: readonly Summary[],
  places: Places,
  report: Report,
  leave: (leftover: Leftover) => void,
): void {
  const check = (href: string, toProblem: (message: string) => Problem) => {
    const found = findProblem(href, places);
    if (found?.path) {
      leave({ path: found.path, kind: 'link', problem: toProblem(found.message) });
    } else if (found) {
      report(toProblem(found.message));
    }
  };
  for (const { document, links } of summaries) {
    const { file } = document;
    for (const href of links) {
      check(href, (message) => ({ file, line: findLinkLine(document, href), message }));
    }
    for (const href of 'related' in document ? (document.related as string[]) : []) {
      check(href, (message) => ({ file, line: 1, message: `\`related\`: ${message}` }));
    }
  }
  for (const [part, messages] of Object.entries(content.messages)) {
    const file = `content/${content.language}/words/${part}.json`;
    for (const href of listLinks(messages)) {
      check(href, (message) => ({ file, message }));
    }
  }
}
