import { listCited, listLinks } from '../citations';
import type { Content } from '../content';
import type { DocumentFile } from '../document-file';
import { toQuestionGroups } from '../questions';
import { type CheckedContent, findLine, listAllDocuments, type Mistake } from './checked-content';
import { listPlaces } from './documents';

type Places = ReadonlyMap<string, readonly string[]>;

/** The places to which links may lead, by the addresses of their pages. */
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

/** Why a link leads nowhere; `null` where it leads somewhere. */
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

/** The line on which a document has a link, which may be written with the old address of its page. */
function findLinkLine(document: DocumentFile, href: string): number {
  const pieces = [`](${href})`, `${href.replace(/^[^#]*/, '')})`];
  const { text } = document.source;
  return findLine(document, pieces.find((piece) => text.includes(piece)) ?? '');
}

/** Reports the links of documents and words that lead to no place of this language or of the default one. */
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

/** Remarks on sources that neither a document nor a sign cites, and no page shows. */
export function checkReferences({ content, remark }: CheckedContent): void {
  const { references, signs } = content;
  const cited = new Set(listCited([listAllDocuments(content), signs]));
  const unused = Object.keys(references).filter((id) => !cited.has(id));
  // A mark that is misspelt names none; which source it means is known when it is corrected.
  const isMisspelt = [...cited].some((id) => !Object.hasOwn(references, id));
  if (unused.length > 0 && !isMisspelt) {
    const message = `No page cites these sources, and none shows them. Remove them, unless they are for later: ${unused.join(', ')}.`;
    remark({ file: 'content/references.yaml', message });
  }
}
