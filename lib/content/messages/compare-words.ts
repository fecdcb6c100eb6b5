type Path = readonly PropertyKey[];
type Group = Readonly<Record<string, unknown>>;

/** A difference between the values of two languages, as a sentence that names the value. */
export interface Difference {
  path: Path;
  message: string;
}

/** Lists whose entries the program reads by their index. */
const fixedLists: ReadonlySet<PropertyKey | undefined> = new Set(['chart', 'slides', 'choices']);

/** The name of the city, for a language that spells it differently from content/clinic.yaml. */
const OPTIONAL_NAME = 'city';

/** The placeholders of a message, such as `{count}`; the names of facts contain a dot. */
const listPlaceholders = (message: string): string =>
  (message.match(/\{\w+\}/g) ?? []).sort().join(', ');

const isText = (value: unknown) => typeof value === 'string';

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds: readonly [name: string, isOfKind: (value: unknown) => boolean][] = [
  ['a text', isText],
  ['a list', Array.isArray],
  ['a group of named lines', isGroup],
];

const findKind = (value: unknown) => kinds.find(([, isOfKind]) => isOfKind(value));

const toName = (path: Path) => `\`${path.map(String).join('.')}\``;

function compareLengths(own: readonly unknown[], others: readonly unknown[][], path: Path) {
  const lengths = others.map(({ length }) => length);
  if (fixedLists.has(path.at(-1)) && !lengths.includes(own.length)) {
    return `must have ${lengths[0]} entries; it has ${own.length}`;
  }
  return own.length === 0 && !lengths.includes(0) ? 'must have an entry' : null;
}

function compareNames(own: Group, others: readonly Group[], path: Path): Difference[] {
  const isIn = (group: Group, name: string) => name === OPTIONAL_NAME || Object.hasOwn(group, name);
  const unknown = Object.keys(own).filter((name) => !others.some((other) => isIn(other, name)));
  const missing = Object.keys(others[0] ?? {}).filter(
    (name) => !isIn(own, name) && others.every((other) => isIn(other, name)),
  );
  const [first] = unknown;
  if (first === undefined) {
    return missing.map((name) => {
      const inner = [...path, name];
      return { path: inner, message: `${toName(inner)} is missing.` };
    });
  }
  const names = unknown.map((name) => toName([...path, name])).join(', ');
  // A misspelt name also makes the correct name missing: one message for both.
  const right = missing.map((name) => `\`${name}\``).join(', ');
  const message = `${names} is not known here.${right && ` Missing here: ${right}.`}`;
  return [{ path: [...path, first], message }];
}

/**
 * Compares messages with the same messages of other languages: names, types of values, placeholders and the
 * lengths of some lists; a value that matches one of the languages is no difference.
 */
export function compareWords(
  own: unknown,
  others: readonly unknown[],
  path: Path = [],
): Difference[] {
  const kind = findKind(own);
  const wanted = findKind(others[0]);
  if (!kind || !wanted) {
    return [];
  }
  const toDifferences = (message: string | null) =>
    message === null ? [] : [{ path, message: `${toName(path)} ${message}.` }];
  const [, isOfKind] = kind;
  const alike = others.filter(isOfKind);
  if (alike.length === 0) {
    return toDifferences(`must be ${wanted[0]}; it is ${JSON.stringify(own)}`);
  }
  if (Array.isArray(own)) {
    const lists = alike as unknown[][];
    // An entry may have the shape of any entry of the others: only some sections of the menu have a `path`.
    const entries = lists.flat();
    return [
      ...toDifferences(compareLengths(own, lists, path)),
      ...own.flatMap((entry, index) => compareWords(entry, entries, [...path, index])),
    ];
  }
  if (isGroup(own)) {
    const groups = alike as Group[];
    const inner = Object.entries(own).flatMap(([name, value]) => {
      const values = groups
        .filter((group) => Object.hasOwn(group, name))
        .map((group) => group[name]);
      return compareWords(value, values, [...path, name]);
    });
    return [...compareNames(own, groups, path), ...inner];
  }
  const placeholders = alike.map((text) => listPlaceholders(String(text)));
  const isSame = placeholders.includes(listPlaceholders(String(own)));
  return toDifferences(
    isSame ? null : `must contain ${placeholders[0] || 'no placeholder'}; it is '${own}'`,
  );
}
