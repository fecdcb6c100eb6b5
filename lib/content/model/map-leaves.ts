type Path = readonly PropertyKey[];

/** Maps each leaf of nested arrays and objects; `replace` also gets its path. */
export function mapLeaves(
  value: unknown,
  replace: (leaf: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapLeaves(entry, replace, [...path, index]));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          mapLeaves(inner, replace, [...path, key]),
        ]),
      )
    : replace(value, path);
}
