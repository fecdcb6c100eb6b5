import { listCited } from '../../text/rich-text';
import { toLineAt } from '../../text/source-text';
import type { Content } from '../read/content';
import { toList } from '../read/documents';
import { listFiles } from '../read/files';
import type { CheckedContent } from './check';
import { listPlaces } from './documents';

/** A link of Markdown, the address of a message, or a related page. */
const link = /\]\(([^)\s]*)\)|"href": "([^"]*)"|^ *- (\/[\w/#-]*) *$/gm;

/** Reports links that lead nowhere, to a page of this or of the default language; remarks those to old addresses. */
export function checkLinks(
  { files, content, report, remark, isSound }: CheckedContent,
  original: Content,
): void {
  // Of a document with a mistake only the path is certain.
  const places = new Map(
    [original, content].flatMap((one) =>
      toList(one)
        .filter(({ file }) => isSound(file))
        .map((document) => [document.path, listPlaces(document, one)] as const),
    ),
  );
  function findProblem(href: string, path: string, id: string | undefined): string | null {
    if (!href.startsWith('/')) {
      return /^(?:https:\/\/|tel:|mailto:)/.test(href)
        ? null
        : 'must begin with / for this site, or with https://, tel: or mailto:';
    }
    if (!files.byPath.has(path)) {
      return `leads nowhere: no page has the address ${path}. If that was renamed or removed, say so in content/redirects.yaml`;
    }
    return id && places.get(path)?.every((place) => place.id !== id)
      ? `leads nowhere: ${path} has no place #${id}`
      : null;
  }
  for (const name of listFiles(files.root, `content/${content.language}`)) {
    const source = files.read(`content/${content.language}/${name}`);
    for (const { 1: inText, 2: inMessage, 3: related, index } of source.text.matchAll(link)) {
      const href = inText ?? inMessage ?? related ?? '';
      const [path = '', id] = href.split('#');
      const target = content.redirects.byPath.get(path);
      const problem = findProblem(href, target ?? path, id);
      const place = { file: source.file, line: toLineAt(source, index) };
      if (problem) {
        report({ ...place, message: `The link ${href} ${problem}.` });
      } else if (target) {
        const message = `The link ${href} has an old address; the new one is ${target}.`;
        remark({ ...place, message });
      }
    }
  }
}

/** Remarks references that neither a document nor a sign cites. */
export function checkReferences({ content, remark }: CheckedContent): void {
  const cited = new Set(listCited([toList(content), content.signs, content.texts]));
  const unused = Object.keys(content.references).filter((id) => !cited.has(id));
  if (unused.length > 0) {
    const message = `No page cites these sources, and none shows them. Remove them, unless they are for later: ${unused.join(', ')}.`;
    remark({ file: 'content/references.yaml', message });
  }
}
