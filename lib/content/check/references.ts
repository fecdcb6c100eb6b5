import { listCited } from '../citations';
import type { Content } from '../content';
import type { Report } from '../model/problems';
import type { Summary } from './summary';

/** Reports a source that neither a document nor a sign cites. */
export function checkReferences(
  { references, signs }: Content,
  summaries: readonly Summary[],
  report: Report,
): void {
  const cited = new Set([...summaries.flatMap((summary) => summary.cited), ...listCited(signs)]);
  // A mark that is misspelt names none; which source it means is known when it is corrected.
  if ([...cited].some((id) => !Object.hasOwn(references, id))) {
    return;
  }
  for (const id of Object.keys(references).filter((reference) => !cited.has(reference))) {
    report({ file: 'content/references.yaml', message: `No page cites the source \`${id}\`.` });
  }
}
