import { withNonBreakingSpaces } from '../text/non-breaking';
import type { Content } from './content';
import type { DocumentFile } from './document-file';
import { mapLeaves } from './model/map-leaves';

/** Adds no-break spaces to all texts of a value, at any depth, except `choices`, whose values forms send. */
const toNonBreaking = <T>(value: T): T =>
  mapLeaves(value, (leaf, path) =>
    typeof leaf === 'string' && !path.includes('choices') ? withNonBreakingSpaces(leaf) : leaf,
  ) as T;

/**
 * A proxy of a document that converts each property at its first use, because reading `body` parses the
 * Markdown.
 */
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
 * Adds no-break spaces to the content for display; the check and signatures use the content without them, and
 * `fromText` removes them for search, forms and structured data.
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
