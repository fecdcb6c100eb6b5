/** The number of each reference on one page, in the order of its citations. */
export type Citations = ReadonlyMap<string, number>;

/** The values of all properties with this name, at any depth. */
function listNamed(content: unknown, name: string): unknown[] {
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  return Object.entries(content).flatMap(([key, value]) =>
    key === name ? [value] : listNamed(value, name),
  );
}

/** The ids of the references that some content cites, with duplicates. */
export const listCited = (content: unknown): string[] =>
  (listNamed(content, 'cite') as string[][]).flat();

/** The targets of the links in some blocks, texts or messages. */
export const listLinks = (content: unknown): string[] => listNamed(content, 'href').map(String);

/** Numbers the references that some content cites, from 1. */
export const toCitations = (content: unknown): Citations =>
  new Map([...new Set(listCited(content))].map((id, index) => [id, index + 1]));

/** The id of the element of a reference, the target of its citation marks. */
export const toReferenceAnchor = (number: number) => `reference-${number}`;
