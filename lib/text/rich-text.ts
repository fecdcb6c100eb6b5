/** A run of text: plain, strong, a link, or citation marks, by the ids of their references. */
export type Inline =
  | string
  | { strong: string }
  | { link: string; href: string }
  | { cite: readonly string[] };

/** Rich text: one string, or runs of text in reading order. */
export type Text = string | readonly Inline[];

function fromRun(run: Inline): string {
  if (typeof run === 'string') {
    return run;
  }
  if ('cite' in run) {
    return '';
  }
  return 'strong' in run ? run.strong : run.link;
}

/** Converts a text to plain text, without citation marks and no-break spaces. */
export const fromText = (text: Text): string =>
  (typeof text === 'string' ? text : text.map(fromRun).join('')).replaceAll('\u00a0', ' ');

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

/** The targets of the links in some content. */
export const listLinks = (content: unknown): string[] => listNamed(content, 'href').map(String);

/** A text with citation marks behind it. */
export const toCited = (text: string, sources: readonly string[]): Text =>
  sources.length > 0 ? [text, { cite: sources }] : text;

/** The number of each reference on one page, in the order of its citations. */
export type Citations = ReadonlyMap<string, number>;

/** Numbers the references that some content cites, from 1. */
export const toCitations = (content: unknown): Citations =>
  new Map([...new Set(listCited(content))].map((id, index) => [id, index + 1]));

/** The id of the element of a reference, the target of its citation marks. */
export const toReferenceAnchor = (number: number) => `reference-${number}`;
