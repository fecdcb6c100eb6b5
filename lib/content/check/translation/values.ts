import type { Data } from '../../model/data-file';
import { formatPlace, type Report } from '../../model/problems';
import type { Inline, Text } from '../../model/text';
import type { Pair } from './pairs';

type Path = readonly PropertyKey[];

/** Data of a translation, or that which it follows. */
export interface Values {
  file: string;
  value: unknown;
  toLine: Data['toLine'];
}

/** What the names of values tell of them. */
export interface ValueRules {
  /** The same in every language. */
  same: ReadonlySet<PropertyKey>;
  /** What each language has as it needs it. */
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

const listKeys = (mine: unknown, theirs: unknown): PropertyKey[] => [
  ...new Set([theirs, mine].flatMap(toKeys)),
];

function show(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(show).join(', ') || 'nothing';
  }
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

/** What is wrong with a value beside the one that it follows, which stands at a place, if anything is. */
function findProblem(
  [mine, theirs]: readonly [unknown, unknown],
  isSame: boolean,
  toPlace: () => string,
): string | null {
  if (isSame) {
    const wanted = show(theirs);
    return show(mine) === wanted
      ? null
      : `must be ${wanted}, as in ${toPlace()}; it is ${show(mine)}`;
  }
  if (mine === undefined) {
    return `is missing, and stands in ${toPlace()}`;
  }
  if (theirs === undefined) {
    return `must be missing, as in ${toPlace()}`;
  }
  return Array.isArray(mine) && Array.isArray(theirs) && mine.length !== theirs.length
    ? `must hold ${theirs.length} of them, as in ${toPlace()}; it holds ${mine.length}`
    : null;
}

/**
 * The texts of some data with those that they follow. Reports what does not stand in both, and what is
 * the same in every language and not here.
 */
export function pairValues(
  own: Values,
  original: Values,
  { same, free }: ValueRules,
  report: Report,
): Pair[] {
  const toOriginalPlace = (path: Path) => formatPlace(original.file, original.toLine(path));

  const toPair = (mine: Text, theirs: Text, path: Path): Pair => ({
    own: [mine],
    original: [theirs],
    file: own.file,
    toLine: () => own.toLine(path),
    toOriginalPlace: () => toOriginalPlace(path),
  });

  function walk(mine: unknown, theirs: unknown, path: Path): Pair[] {
    const key = path.at(-1) ?? '';
    if (free.has(key)) {
      return [];
    }
    if (!same.has(key) && isText(mine) && isText(theirs)) {
      return [toPair(mine, theirs, path)];
    }
    const problem = findProblem([mine, theirs], same.has(key), () => toOriginalPlace(path));
    if (problem) {
      const message = `\`${path.map(String).join('.')}\` ${problem}.`;
      report({ file: own.file, line: own.toLine(path), message });
    }
    return problem || same.has(key)
      ? []
      : listKeys(mine, theirs).flatMap((name) =>
          walk(at(mine, name), at(theirs, name), [...path, name]),
        );
  }

  return walk(own.value, original.value, []);
}
