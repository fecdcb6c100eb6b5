/** What the content files of the posts export. Eager, or each of thousands would be a chunk. */
export const postModules = Object.values(
  import.meta.glob<object>('../../content/en/posts/*.ts', { eager: true }),
);
