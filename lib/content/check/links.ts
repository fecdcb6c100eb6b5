import { toLineAt } from '../../text/source-text';
import type { Content } from '../read/content';
import { toList } from '../read/documents';
import { toRedirectAdvice } from '../read/redirects';
import type { CheckedContent } from './check';
import { listPlaces } from './documents';

/** Matches a Markdown link, the `href` in a message, or a related page. */
const link = /\]\(([^)\s]*)\)|"href": "([^"]*)"|^ *- (\/[\w/#-]*) *$/gm;

/** Reports broken links: a link must lead to a page of this language or of the default one. */
export function checkLinks({ files, content, report }: CheckedContent, original: Content): void {
  const places = new Map(
    [original, content].flatMap((one) =>
      toList(one).map((document) => [document.path, listPlaces(document, one)] as const),
    ),
  );
  function findProblem(href: string): string | null {
    if (!href.startsWith('/')) {
      return /^(?:https:\/\/|tel:|mailto:)/.test(href)
        ? null
        : 'must begin with / for this site, or with https://, tel: or mailto:';
    }
    const [address = '', id] = href.split('#');
    const path = content.redirects.get(address) ?? address;
    if (!files.byPath.has(path)) {
      return `leads nowhere: no page has the address ${path}; ${toRedirectAdvice(path)}`;
    }
    return id && places.get(path)?.every((place) => place.id !== id)
      ? `leads nowhere: ${path} has no place #${id}`
      : null;
  }
  const sources = [...files.texts.values()];
  for (const source of sources.filter(({ file }) => file.split('/')[1] === content.language)) {
    for (const { 1: inText, 2: inMessage, 3: related, index } of source.text.matchAll(link)) {
      const href = inText ?? inMessage ?? related ?? '';
      const problem = findProblem(href);
      if (problem) {
        const message = `The link ${href} ${problem}.`;
        report({ file: source.file, line: toLineAt(source, index), message });
      }
    }
  }
}
