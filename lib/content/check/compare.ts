import { formatPlace, type Report } from '../../text/problems';
import type { Data } from '../read/data-file';
import type { DocumentFile } from '../read/documents';
import { listNames, type Part, toSkeleton } from './skeleton';

/** Fields whose values are the same in every language. */
const same = new Set<PropertyKey>([
  ...['kind', 'order', 'landingCard', 'drawing', 'icon', 'date', 'mainEntity', 'onLandingPage'],
  'id',
]);

/** Fields of front matter that may differ: everyday names, and who signed. */
const freeFields = new Set<PropertyKey>([
  ...['shortTitle', 'breadcrumb', 'alternateName', 'author', 'category', 'image', 'review'],
  ...['translation', 'keywords', 'sectionKeywords'],
]);

/** Data that may differ: how the city is spelt. */
const freeData = new Set<PropertyKey>([...['abbreviations', 'city', 'stopWords', 'words']]);

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
  const [missing, added] = [subtract(original, own).join(', '), subtract(own, original).join(', ')];
  return [missing && `${missing} is missing`, added && `${added} is only here`]
    .filter(Boolean)
    .join('; ');
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const findKind = (value: unknown) =>
  Array.isArray(value)
    ? 'a list'
    : typeof value === 'object'
      ? 'a group of named lines'
      : typeof value === 'string'
        ? 'a text'
        : `a ${typeof value}`;

/** Describes how a value differs from the original; `null` if it does not. */
function findDifference(
  value: unknown,
  wanted: unknown,
  key: PropertyKey,
  isOutdated: boolean,
): string | null {
  if (value === undefined || wanted === undefined) {
    return value === undefined ? 'is missing; it is in' : 'is not known here: it is not in';
  }
  if (same.has(key)) {
    return show(value) === show(wanted)
      ? null
      : `must be ${show(wanted)} and is ${show(value)}; see`;
  }
  if (findKind(value) !== findKind(wanted)) {
    return `must be ${findKind(wanted)}, as in`;
  }
  if (typeof value === 'string') {
    const toNames = (text: string) =>
      isOutdated ? (text.match(/\{\w+\}/g) ?? []) : listNames(text);
    const difference = compareLists(toNames(value), toNames(String(wanted)));
    return difference && `differs (${difference}) from`;
  }
  const [length, other] = [value, wanted].map((list) => (Array.isArray(list) ? list.length : 0));
  return length !== other && (!isOutdated || fixedLists.has(key))
    ? `has ${length} entries; it must have ${other}, as in`
    : null;
}

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
  const free = own.file.endsWith('.md') ? freeFields : freeData;
  function compare(value: unknown, wanted: unknown, path: readonly string[]): void {
    const key = path.at(-1) ?? '';
    const isFree = free.has(key) || (isOutdated && same.has(key));
    const difference = isFree ? null : findDifference(value, wanted, key, isOutdated);
    if (difference) {
      const place = formatPlace(original.file, original.toLine(path));
      const message = `\`${path.join('.')}\` ${difference} ${place}.`;
      report({ file: own.file, line: own.toLine(path), message });
    } else if (!isFree && Object(value) === value && !(isOutdated && Array.isArray(value))) {
      const names = [wanted, value].flatMap((group) => Object.keys(Object(group)));
      for (const inner of path.length === 0 && keys ? keys : new Set(names)) {
        compare(Object(value)[inner], Object(wanted)[inner], [...path, inner]);
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
    name = part.kind === 'A heading ##' ? part.names.join() : name;
    sections.set(name, [...(sections.get(name) ?? []), part]);
  }
  return sections;
}

const toSentence = (part: Part | undefined) =>
  part && [part.kind, ...(part.names.length > 0 ? ['with', ...part.names] : [])].join(' ');

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
  const read = ({ tree, source }: DocumentFile) =>
    toSections(toSkeleton(tree, source).filter(({ box }) => !isOutdated || box === 'emergency'));
  const [sections, originals] = [read(own), read(original)];
  for (const name of new Set([...originals.keys(), ...sections.keys()])) {
    const parts = sections.get(name) ?? [];
    const wantedParts = originals.get(name) ?? [];
    const index = wantedParts.findIndex(
      (one, place) => toSentence(one) !== toSentence(parts[place]),
    );
    const at = index < 0 ? wantedParts.length : index;
    const [part, wanted] = [parts[at], wantedParts[at]];
    const place = formatPlace(original.file, wanted?.line);
    const difference = !wanted
      ? part && `${toSentence(part)} is not in ${place}`
      : part?.kind === wanted.kind
        ? `${part.kind} differs from ${place}: ${compareLists(part.names, wanted.names) || 'the order'}`
        : `${toSentence(wanted)} belongs here, as in ${place}${part ? `; it is ${toSentence(part)}` : ', and is missing'}`;
    if (difference) {
      const line = (part ?? parts.at(-1))?.line ?? own.source.firstLine;
      report({ file: own.file, line, message: `${difference}.` });
    }
  }
}
