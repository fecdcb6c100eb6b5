/**
 * A run of text: plain, strong, a link, or citation marks, given by reference ids; a page shows only marks that have
 * numbers.
 */
export type Inline =
  | string
  | { strong: string; isUrgent?: true }
  | { link: string; href: string }
  | { cite: readonly string[]; numbers?: readonly number[] };

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

/** The values of all properties with this name, at any depth, as one list. */
export const listNamed = (content: unknown, name: 'cite' | 'href'): string[] =>
  content === Object(content)
    ? Object.entries(Object(content)).flatMap(([key, value]) =>
        key === name ? (value as string | string[]) : listNamed(value, name),
      )
    : [];

/** Splits a text before each strong run but the first and urgent ones: a list shows the parts as items of their own. */
export function splitAtStrong(text: Text): Text[] {
  if (typeof text === 'string') {
    return [text];
  }
  const isStrong = (run: Inline) => Object(run).strong && !Object(run).isUrgent;
  const starts = text.flatMap((run, index) => (isStrong(run) ? [index] : [])).slice(1);
  return [0, ...starts].map((start, part) => text.slice(start, starts[part]));
}

export const withoutCitations = (text: Text): Text =>
  typeof text === 'string' ? text : text.filter((run) => !Object.hasOwn(Object(run), 'cite'));

/** A text with its sources, whose first words are bold, up to a comma, bracket, colon or danda, so that readers can skim. */
export function toCited(text: string, sources: readonly string[]): Text {
  const [strong = ''] = text.match(/^[^,(:;।]*[^\s,(:;।]/) ?? [];
  const cited = sources.length > 0 ? [{ cite: sources }] : [];
  return [{ strong }, text.slice(strong.length), ...cited];
}

/** Numbers the citation marks in some content from 1; `sources` lists the reference ids in this order. */
export function numberCitations<T>(content: T): { numbered: T; sources: string[] } {
  const sources = [...new Set(listNamed(content, 'cite'))];
  const toNumbers = (ids: string[]) =>
    sources.flatMap((id, index) => (ids.includes(id) ? [index + 1] : []));
  const numbered = JSON.parse(JSON.stringify(content), (_, value) =>
    value?.cite ? { ...value, numbers: toNumbers(value.cite) } : value,
  );
  return { numbered, sources };
}

export const toReferenceAnchor = (number: number) => `reference-${number}`;
