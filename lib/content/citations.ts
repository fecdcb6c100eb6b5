/** The number of each source on one page, in the order in which its text cites them. */
export type Citations = ReadonlyMap<string, number>;

/** The values that have a name inside some content, at any depth. */
function listNamed(content: unknown, name: string): unknown[] {
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  return Object.entries(content).flatMap(([key, value]) =>
    key === name ? [value] : listNamed(value, name),
  );
}

/** The ids of the sources that some content cites, with repetitions. */
export const listCited = (content: unknown): string[] =>
  (listNamed(content, 'cite') as string[][]).flat();

/** Where the links inside some blocks, texts or words lead. */
export const listLinks = (content: unknown): string[] => listNamed(content, 'href').map(String);

/** Numbers the sources that some content cites, from 1. */
export const toCitations = (content: unknown): Citations =>
  new Map([...new Set(listCited(content))].map((id, index) => [id, index + 1]));

/** The id of the element that lists a source, the target of its marks. */
export const toReferenceAnchor = (number: number) => `reference-${number}`;
