import { formatPlace, type Report } from '../../text/problems';
import type { Data } from '../read/data-file';
import type { DocumentFile } from '../read/documents';
import { listNames, type Part, toSkeleton } from './skeleton';

/** Fields whose values are the same in every language. */
const same = new Set<PropertyKey>([
  ...[
    'kind',
    'order',
    'landingCard',
    'drawing',
    'icon',
    'date',
    'mainEntity',
    'onLandingPage',
    'id',
  ],
]);

/** Fields that may differ: everyday names, search terms, how the city is spelt, and who signed. */
const free = new Set<PropertyKey>([
  ...['shortTitle', 'breadcrumb', 'alternateName', 'author', 'category', 'image', 'review'],
  ...['translation', 'abbreviations', 'city', 'keywords', 'sectionKeywords', 'stopWords', 'words'],
]);

/** Lists whose entries the program reads by their index. */
const fixedLists = new Set<PropertyKey>(['chart', 'slides', 'choices']);

/** The items of a list that another one lacks, counting duplicates. */
function subtract(items: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return items.filter((item) => {
    const index = rest.indexOf(item);
    rest.splice(index, index < 0 ? 0 : 1);
    return index < 0;
  });
}

/** Describes what a list lacks and adds; empty if there is no difference. */
function compareLists(own: readonly string[], original: readonly string[]): string {
  const missing = subtract(original, own);
  const added = subtract(own, original);
  return [
    ...(missing.length > 0 ? [`${missing.join(', ')} is missing`] : []),
    ...(added.length > 0 ? [`${added.join(', ')} is only here`] : []),
  ].join('; ');
}

const show = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  object: 'a group of named lines',
};

const findKind = (value: unknown) =>
  Array.isArray(value) ? 'a list' : (kinds[typeof value] ?? `a ${typeof value}`);

/**
 * Compares data with the original: the same names, placeholders and numbers. Of an outdated translation only what the
 * program needs is compared: names, the placeholders of messages, and the lists whose length it knows.
 */
export function compareData(
  own: Data,
  original: Data,
  isOutdated: boolean,
  report: Report,
  keys?: readonly string[],
): void {
  function compare(value: unknown, wanted: unknown, path: readonly PropertyKey[]): void {
    const key = path.at(-1) ?? '';
    const name = `\`${path.map(String).join('.')}\``;
    const reportHere = (message: string) => {
      const place = formatPlace(original.file, original.toLine(path));
      report({ file: own.file, line: own.toLine(path), message: `${name} ${message} ${place}.` });
    };
    if (free.has(key) || (isOutdated && same.has(key))) {
      return;
    }
    if (value === undefined) {
      reportHere('is missing; it is in');
    } else if (wanted === undefined) {
      reportHere('is not known here: it is not in');
    } else if (same.has(key)) {
      if (show(value) !== show(wanted)) {
        reportHere(`must be ${show(wanted)} and is ${show(value)}; see`);
      }
    } else if (findKind(value) !== findKind(wanted)) {
      reportHere(`must be ${findKind(wanted)}, as in`);
    } else if (typeof value === 'string') {
      const [names, wantedNames] = [value, String(wanted)].map((text) =>
        isOutdated ? (text.match(/\{\w+\}/g) ?? []).sort() : listNames(text),
      );
      const difference = compareLists(names ?? [], wantedNames ?? []);
      if (difference) {
        reportHere(`differs (${difference}) from`);
      }
    } else if (Array.isArray(value) && Array.isArray(wanted)) {
      if (value.length !== wanted.length && (!isOutdated || fixedLists.has(key))) {
        reportHere(`has ${value.length} entries; it must have ${wanted.length}, as in`);
      } else if (!isOutdated) {
        value.forEach((entry, index) => {
          compare(entry, wanted[index], [...path, index]);
        });
      }
    } else if (typeof value === 'object' && value !== null) {
      const names = new Set([wanted, value].flatMap((group) => Object.keys(Object(group))));
      for (const inner of path.length === 0 && keys ? keys : names) {
        compare(Reflect.get(value, inner), Reflect.get(Object(wanted), inner), [...path, inner]);
      }
    }
  }
  compare(own.value, original.value, []);
}

/** The parts of a document by the `##` heading above them. */
function toSections(parts: readonly Part[]): Map<string, Part[]> {
  const sections = new Map<string, Part[]>();
  let name = '';
  for (const part of parts) {
    name = part.kind === 'A heading ##' ? (part.names[0] ?? '') : name;
    sections.set(name, [...(sections.get(name) ?? []), part]);
  }
  return sections;
}

const isAlike = (one: Part, other: Part | undefined) =>
  one.kind === other?.kind && one.names.join() === other.names.join();

const toSentence = ({ kind, names }: Part) =>
  names.length > 0 ? `${kind} with ${names.join(' ')}` : kind;

/**
 * Compares the skeleton of a document with that of its original, and reports the first difference of each section;
 * of an outdated translation, only its emergency card.
 */
export function compareSkeletons(
  own: DocumentFile,
  original: DocumentFile,
  isOutdated: boolean,
  report: Report,
): void {
  const [sections, wanted] = [own, original].map(({ tree, source }) => {
    const parts = toSkeleton(tree, source);
    return toSections(isOutdated ? parts.filter(({ box }) => box === 'emergency') : parts);
  });
  for (const name of new Set([wanted, sections].flatMap((map) => [...(map?.keys() ?? [])]))) {
    const parts = sections?.get(name) ?? [];
    const wantedParts = wanted?.get(name) ?? [];
    const isSame = (part: Part, index: number) => isAlike(part, parts[index]);
    const index = wantedParts.findIndex((part, place) => !isSame(part, place));
    const at = index < 0 ? wantedParts.length : index;
    const part = parts[at];
    const counterpart = wantedParts[at];
    const line = (part ?? parts.at(-1))?.line ?? own.source.firstLine;
    const reportHere = (message: string) => report({ file: own.file, line, message });
    if (counterpart) {
      const place = formatPlace(original.file, counterpart.line);
      reportHere(
        part?.kind === counterpart.kind
          ? `${part.kind} differs from ${place}: ${compareLists(part.names, counterpart.names) || 'the order'}.`
          : `${toSentence(counterpart)} belongs here, as in ${place}${part ? `; it is ${toSentence(part)}` : ', and is missing'}.`,
      );
    } else if (part) {
      reportHere(`${toSentence(part)} is not in ${original.file}.`);
    }
  }
}
