import { formatMessage } from '../text/format-message';
import { getContent, getMessages } from './get-content';
import type { Reference } from './reference-schema';

/** A longer list of sources is collapsed. */
export const MAX_OPEN_REFERENCES = 8;

/** The source with this id; throws where there is none. */
export function getReference(id: string): Reference {
  const reference = getContent().references[id];
  if (!reference) {
    throw new Error(`There is no reference ${id}`);
  }
  return reference;
}

const close = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** How a source is written in a list, in the order of medical journals, around its title. */
export function toReferenceParts({ authors, title, publication, year, readIn, pages }: Reference) {
  const time =
    year === undefined
      ? `, ${formatMessage(getMessages().page.referenceReadIn, { year: String(readIn) })}`
      : ` ${year}`;
  return {
    before: `${close(authors)} `,
    title,
    after: `${close(title).slice(title.length)} ${publication}${time}${pages ? `;${pages}` : ''}.`,
  };
}

/** A source as one text. */
export function toReferenceText(reference: Reference): string {
  const { before, title, after } = toReferenceParts(reference);
  return `${before}${title}${after}`;
}
