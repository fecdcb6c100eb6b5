import { listCited, listLinks } from '../citations';
import type { Content } from '../content';
import type { DocumentFile } from '../document-file';
import { toQuestionGroups } from '../questions';
import { type CheckedContent, findLine, listAllDocuments, type Mistake } from './checked-content';
import { listPlaces } from './documents';

type Places = ReadonlyMap<string, readonly string[]>;

/** The ids that a link to a page may have as its fragment, by the path of the page. */
function collectPlaces(content: Content): Places {
  const { sections } = content.messages.navigation;
  const faqs: readonly DocumentFile[] = content.pages.filter(({ kind }) => kind === 'faq');
  const listQuestions = ({ body }: DocumentFile) =>
    toQuestionGroups(body).flatMap(({ items }) => items);
  return new Map(
    listAllDocuments(content).map((document) => [
      document.path,
      [
        ...listPlaces(document),
        ...(faqs.includes(document) ? listQuestions(document) : []),
        ...(document.path === '/' ? sections : []),
      ].map(({ id }) => id),
    ]),
  );
}

/** Describes why a link is broken; returns `null` for a valid link. */
function findProblem(href: string, places: Places): Pick<Mistake, 'message' | 'missing'> | null {
  if (!href.startsWith('/')) {
    const message = `The link ${href} must begin with / for this site, or with https://, tel: or mailto:.`;
    return /^(https:\/\/|tel:|mailto:)/.test(href) ? null : { message };
  }
  const [path = '', id] = href.split('#');
  const ids = places.get(path);
  if (!ids) {
    const message = `The link ${href} leads nowhere: no document has the address ${path}`;
    return { message, missing: { path, isLink: true } };
  }
  return id && !ids.includes(id)
    ? { message: `The link ${href} leads nowhere: ${path} has no place #${id}` }
    : null;
}

/** The line of a link in a document, which may contain the path from before a redirect. */
function findLinkLine(document: DocumentFile, href: string): number {
  const pieces = [`](${href})`, `${href.replace(/^[^#]*/, '')})`];
  const { text } = document.source;
  return findLine(document, pieces.find((piece) => text.includes(piece)) ?? '');
}

/** Reports broken links in documents and messages; valid targets are in this or the default language. */
export function checkLinks({ content, original, report }: CheckedContent): void {
  const places = new Map([...(original ? collectPlaces(original) : []), ...collectPlaces(content)]);
  const check = (
    href: string,
    toMistake: (found: Pick<Mistake, 'message' | 'missing'>) => Mistake,
  ) => {
    const found = findProblem(href, places);
    if (found) {
      report(toMistake(found));
    }
  };
  for (const document of listAllDocuments(content)) {
    const { file } = document;
    for (const href of new Set(listLinks(document))) {
      check(href, (found) => ({ ...found, file, line: findLinkLine(document, href) }));
    }
    for (const href of 'related' in document ? (document.related as string[]) : []) {
      check(href, (found) => ({
        ...found,
        file,
        line: 1,
        message: `\`related\`: ${found.message}`,
      }));
    }
  }
  for (const [part, messages] of Object.entries(content.messages)) {
    const file = `content/${content.language}/words/${part}.json`;
    for (const href of listLinks(messages)) {
      check(href, (found) => ({ ...found, file }));
    }
  }
}

/** Warns about references that neither a document nor a sign cites. */
export function checkReferences({ content, remark }: CheckedContent): void {
  const { references, signs } = content;
  const cited = new Set(listCited([listAllDocuments(content), signs]));
  const unused = Object.keys(references).filter((id) => !cited.has(id));
  // A misspelt citation may belong to one of the unused references.
  const isMisspelt = [...cited].some((id) => !Object.hasOwn(references, id));
  if (unused.length > 0 && !isMisspelt) {
    const message = `No page cites these sources, and none shows them. Remove them, unless they are for later: ${unused.join(', ')}.`;
    remark({ file: 'content/references.yaml', message });
  }
}
