import { formatPlace, type Report } from '../../text/problems';
import type { Part, Skeleton } from './skeleton';

/** The items of a list that another one lacks, counting duplicates. */
function subtract(items: readonly string[], others: readonly string[]): string {
  const rest = [...others];
  const more = items.filter((item) => {
    const index = rest.indexOf(item);
    rest.splice(index, index < 0 ? 0 : 1);
    return index < 0;
  });
  return more.join(', ');
}

/** Describes what a list of names lacks and adds. */
function describeDifference(own: readonly string[], original: readonly string[]): string {
  const [missing, added] = [subtract(original, own), subtract(own, original)];
  const parts = [missing && `${missing} is missing`, added && `${added} is only here`];
  return parts.filter(Boolean).join('; ') || 'the order';
}

const toSentence = (part: Part | undefined) =>
  part && [part.kind, ...(part.names.length > 0 ? ['with', ...part.names] : [])].join(' ');

/** Reports the first difference of each section of a translation from its original. */
export function compareSkeletons(own: Skeleton, original: Skeleton, report: Report): void {
  const told: string[] = [];
  for (const name of new Set([...original.sections.keys(), ...own.sections.keys()])) {
    const parts = own.sections.get(name) ?? [];
    const wantedParts = original.sections.get(name) ?? [];
    const index = wantedParts.findIndex((one, at) => toSentence(one) !== toSentence(parts[at]));
    const at = index < 0 ? wantedParts.length : index;
    const [part, wanted] = [parts[at], wantedParts[at]];
    // What is in a missing group is missing, too.
    if ((part || wanted) && !told.some((group) => name.startsWith(`${group}.`))) {
      told.push(name);
      const place = formatPlace(original.file, wanted && original.toLine(name, at));
      const message = !wanted
        ? `${toSentence(part)} is not in ${place}`
        : part?.kind === wanted.kind
          ? `${part.kind} differs from ${place}: ${describeDifference(part.names, wanted.names)}`
          : `${toSentence(wanted)} belongs here, as in ${place}${part ? `; it is ${toSentence(part)}` : ', and is missing'}`;
      report({ file: own.file, line: own.toLine(name, at), message: `${message}.` });
    }
  }
}
