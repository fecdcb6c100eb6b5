type Path = readonly PropertyKey[];

/** Replaces each value inside lists and objects, at any depth, that is neither of these itself. */
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
