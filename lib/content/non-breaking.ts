import { withNonBreakingSpaces } from '../text/non-breaking';
import type { Content } from './content';
import type { DocumentFile } from './document-file';
import { mapLeaves } from './model/map-leaves';

/** A value whose texts, at any depth, have no-break spaces; a form sends the values of `choices`. */
const toNonBreaking = <T>(value: T): T =>
  mapLeaves(value, (leaf, path) =>
    typeof leaf === 'string' && !path.includes('choices') ? withNonBreakingSpaces(leaf) : leaf,
  ) as T;

/** A document whose texts are changed when they are used: its body is read at its first use. */
function toNonBreakingDocument<T extends DocumentFile>(document: T): T {
  const shown = new Map<PropertyKey, unknown>();
  return new Proxy(document, {
    get(target, key) {
      if (!shown.has(key)) {
        const value = Reflect.get(target, key);
        shown.set(key, key === 'source' ? value : toNonBreaking(value));
      }
      return shown.get(key);
    },
  });
}

/**
 * The content as the site shows it: with no-break spaces, which the check and signatures must not
 * depend on. `fromText` removes them for search, forms and machines.
 */
export const toNonBreakingContent = (content: Content): Content => ({
  ...content,
  clinic: { ...content.clinic, notice: toNonBreaking(content.clinic.notice) },
  signs: toNonBreaking(content.signs),
  texts: toNonBreaking(content.texts),
  messages: toNonBreaking(content.messages),
  pages: content.pages.map(toNonBreakingDocument),
  posts: content.posts.map(toNonBreakingDocument),
  eyeCareCards: content.eyeCareCards.map(toNonBreakingDocument),
});
