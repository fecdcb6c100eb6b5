import type { Data } from '../../model/data-file';
import { formatPlace, type Report } from '../../model/problems';
import type { Inline, Text } from '../../model/text';
import type { TextPair } from './numbers-and-links';

type Path = readonly PropertyKey[];

/** Data of a translation or of its original. */
export interface Values {
  file: string;
  value: unknown;
  toLine: Data['toLine'];
}

/** Keys whose values are not texts to translate. */
export interface ValueRules {
  /** Must be the same in every language. */
  same: ReadonlySet<PropertyKey>;
  /** May differ. */
  free: ReadonlySet<PropertyKey>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const runKeys = ['strong', 'href,link', 'cite'];

const isRun = (value: unknown): value is Exclude<Inline, string> =>
  isObject(value) && runKeys.includes(Object.keys(value).sort().join());

/** Whether a value is a text: a list of strings is several of them. */
const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.some(isRun) &&
    value.every((run) => typeof run === 'string' || isRun(run)));

function toKeys(value: unknown): PropertyKey[] {
  return Array.isArray(value) ? [...value.keys()] : isObject(value) ? Object.keys(value) : [];
}

const at = (value: unknown, key: PropertyKey): unknown =>
  isObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;

const listKeys = (own: unknown, original: unknown): PropertyKey[] => [
  ...new Set([original, own].flatMap(toKeys)),
];

function show(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(show).join(', ') || 'nothing';
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

/** Describes the difference between a value and its original, if there is one. */
function findProblem(
  [own, original]: readonly [unknown, unknown],
  isSame: boolean,
  toPlace: () => string,
): string | null {
  if (isSame) {
    const wanted = show(original);
    return show(own) === wanted
      ? null
      : `must be ${wanted}, as in ${toPlace()}; it is ${show(own)}`;
  }
  if (own === undefined) {
    return `is missing; it is in ${toPlace()}`;
  }
  if (original === undefined) {
    return `must be missing, as in ${toPlace()}`;
  }
  return Array.isArray(own) && Array.isArray(original) && own.length !== original.length
    ? `must have ${original.length} ${original.length === 1 ? 'entry' : 'entries'}, as in ${toPlace()}; it has ${own.length}`
    : null;
}

/**
 * Pairs the texts of some data with those of its original. Reports values that only one of them has, and
 * values that must be the same and are not.
 */
export function pairValues(
  own: Values,
  original: Values,
  { same, free }: ValueRules,
  report: Report,
): TextPair[] {
  const toOriginalPlace = (path: Path) => formatPlace(original.file, original.toLine(path));

  function walk(value: unknown, originalValue: unknown, path: Path): TextPair[] {
    const key = path.at(-1) ?? '';
    if (free.has(key)) {
      return [];
    }
    if (!same.has(key) && isText(value) && isText(originalValue)) {
      return [
        {
          own: [value],
          original: [originalValue],
          file: own.file,
          toLine: () => own.toLine(path),
          toOriginalPlace: () => toOriginalPlace(path),
        },
      ];
    }
    const problem = findProblem([value, originalValue], same.has(key), () => toOriginalPlace(path));
    if (problem) {
      const message = `\`${path.map(String).join('.')}\` ${problem}.`;
      report({ file: own.file, line: own.toLine(path), message });
    }
    return problem || same.has(key)
      ? []
      : listKeys(value, originalValue).flatMap((name) =>
          walk(at(value, name), at(originalValue, name), [...path, name]),
        );
  }

  return walk(own.value, original.value, []);
}
