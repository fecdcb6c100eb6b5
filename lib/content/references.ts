import type { Reference } from './data-schemas';
import { getContent } from './get-content';

/** The source with this id; throws where there is none. */
export function getReference(id: string): Reference {
  const reference = getContent().references[id];
  if (!reference) {
    throw new Error(`There is no reference ${id}`);
  }
  return reference;
}
