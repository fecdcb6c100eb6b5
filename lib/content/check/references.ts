import { listCited } from '../citations';
import type { Content } from '../content';
import type { Report } from '../model/problems';
import type { Summary } from './summary';

/** Remarks on sources that neither a document nor a sign cites, and no page shows. */
export function checkReferences(
  { references, signs }: Content,
  summaries: readonly Summary[],
  remark: Report,
): void {
  const cited = new Set([...summaries.flatMap((summary) => summary.cited), ...listCited(signs)]);
  // A mark that is misspelt names none; which source it means is known when it is corrected.
  if ([...cited].some((id) => !Object.hasOwn(references, id))) {
    return;
  }
  const unused = Object.keys(references).filter((id) => !cited.has(id));
  if (unused.length > 0) {
    const message = `No page cites these sources, and none shows them. Remove them, unless they are for later: ${unused.join(', ')}.`;
    remark({ file: 'content/references.yaml', message });
  }
}
