import { formatMessage } from '../../text/format-message';
import { getContent, getMessages } from '../get-content';
import type { Reference } from '../schema/references';
import { expectFound } from './expect-found';

export const getReference = (id: string): Reference =>
  expectFound(getContent().references[id], `reference ${id}`);

const close = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The parts of a reference before, in and after its title, in Vancouver style (the order of medical journals). */
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

export function toReferenceText(reference: Reference): string {
  const { before, title, after } = toReferenceParts(reference);
  return `${before}${title}${after}`;
}
