/** The number of each source on one page, in the order in which its text cites them. */
export type Citations = ReadonlyMap<string, number>;

/** The ids of the sources that some content cites, with repetitions. */
export function listCited(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'cite' ? (value as string[]) : listCited(value),
  );
}

/** Numbers the sources that some content cites, from 1. */
export const toCitations = (content: unknown): Citations =>
  new Map([...new Set(listCited(content))].map((id, index) => [id, index + 1]));

/** The id of the element that lists a source, the target of its marks. */
export const toReferenceAnchor = (number: number) => `reference-${number}`;

/** Where the links inside some blocks, texts or words lead. */
export function listLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'href' in value ? [String(value.href)] : Object.values(value).flatMap(listLinks);
}
