import type { Data } from '../model/data-file';
import { formatPlace, type Report } from '../model/problems';
import type { Text } from '../model/text';
import { compareTexts, type ReportDifference } from './compare-texts';

type Path = readonly PropertyKey[];

/** Data of a translation or of its original. */
export interface Values {
  file: string;
  value: unknown;
  toLine: Data['toLine'];
}

/** Keys whose values are not texts to translate. */
export interface ValueRules {
  /** Keys whose values must be the same in every language. */
  same: ReadonlySet<PropertyKey>;
  /** Keys whose values may differ. */
  free: ReadonlySet<PropertyKey>;
}

/** Returns an object or array unchanged, and an empty object for any other value. */
const toGroup = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

const runKeys = ['strong', 'href,link', 'cite'];

const isRun = (value: unknown): boolean =>
  runKeys.includes(Object.keys(toGroup(value)).sort().join());

/** Whether a value is one text; a list of strings is several texts. */
const isText = (value: unknown): value is Text =>
  typeof value === 'string' || (Array.isArray(value) && value.some(isRun));

function show(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(show).join(', ') || 'nothing';
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

/** Describes the difference between a value and its original; returns `null` if there is none. */
function findProblem(
  own: unknown,
  original: unknown,
  isSame: boolean,
): ((place: string) => string) | null {
  if (isSame) {
    return show(own) === show(original)
      ? null
      : (place) => `must be ${show(original)}, as in ${place}; it is ${show(own)}`;
  }
  if (own === undefined) {
    return (place) => `is missing; it is in ${place}`;
  }
  if (original === undefined) {
    return (place) => `must be missing, as in ${place}`;
  }
  if (Array.isArray(own) && Array.isArray(original) && own.length !== original.length) {
    const entries = original.length === 1 ? 'entry' : 'entries';
    return (place) =>
      `must have ${original.length} ${entries}, as in ${place}; it has ${own.length}`;
  }
  return null;
}

/**
 * Compares the texts of nested data with the original; reports missing and additional values, and values that
 * must be the same and differ.
 */
export function compareValues(
  own: Values,
  original: Values,
  { same, free }: ValueRules,
  report: Report,
): void {
  function compare(value: unknown, originalValue: unknown, path: Path): void {
    const key = path.at(-1) ?? '';
    if (free.has(key)) {
      return;
    }
    const reportAt: ReportDifference = (toMessage) => {
      const place = formatPlace(original.file, original.toLine(path));
      report({ file: own.file, line: own.toLine(path), message: toMessage(place) });
    };
    if (!same.has(key) && isText(value) && isText(originalValue)) {
      compareTexts([value], [originalValue], reportAt);
      return;
    }
    const toProblem = findProblem(value, originalValue, same.has(key));
    if (toProblem) {
      reportAt((place) => `\`${path.map(String).join('.')}\` ${toProblem(place)}.`);
    } else if (!same.has(key)) {
      const [group, originalGroup] = [toGroup(value), toGroup(originalValue)];
      for (const name of new Set([originalGroup, group].flatMap(Object.keys))) {
        compare(Reflect.get(group, name), Reflect.get(originalGroup, name), [...path, name]);
      }
    }
  }
  compare(own.value, original.value, []);
}
