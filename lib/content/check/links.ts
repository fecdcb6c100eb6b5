import type { Content } from '../content';
import { listLinks } from '../links';
import type { Problem, Report } from '../model/problems';
import { listAliases } from './addresses';
import { findLine, type Summary } from './summary';

type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** The places to which links may lead, by the addresses of their pages. */
export function collectPlaces({ pages, messages }: Content, summaries: readonly Summary[]): Places {
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
    ...pages.flatMap(listAliases).map((alias): [string, Set<string>] => [alias, new Set()]),
  ]);
}

/** Why a link leads nowhere, or `null` where it does not. */
function findProblem(href: string, places: Places): string | null {
  if (!href.startsWith('/')) {
    return /^(https:\/\/|tel:|mailto:)/.test(href)
      ? null
      : `The link ${href} must begin with / for this site, or with https://, tel: or mailto:.`;
  }
  const [path = '', id] = href.split('#');
  const ids = places.get(path);
  if (!ids) {
    return `The link ${href} leads nowhere: no document has the address ${path}`;
  }
  return id && !ids.has(id) ? `The link ${href} leads nowhere: ${path} has no place #${id}` : null;
}

/** Reports the links of documents and words that lead to none of these places. */
export function checkLinks(
  content: Content,
  summaries: readonly Summary[],
  places: Places,
  report: Report,
): void {
  const check = (href: string, toProblem: (message: string) => Problem) => {
    const message = findProblem(href, places);
    if (message) {
      report(toProblem(message));
    }
  };
  for (const { document, links } of summaries) {
    const { file } = document;
    for (const href of links) {
      check(href, (message) => ({ file, line: findLine(document, `](${href})`), message }));
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
