/** Makes a thing at the first call and hands out the same one ever after, for all pages of a build. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
