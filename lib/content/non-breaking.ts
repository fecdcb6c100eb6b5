import { withNonBreakingSpaces } from '../text/non-breaking';
import type { Content } from './content';
import type { DocumentFile } from './document-file';

/** A value whose texts, at any depth, have no-break spaces; a form sends the values of `choices`. */
function toNonBreaking<T>(value: T): T {
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      return withNonBreakingSpaces(inner);
    }
    if (Array.isArray(inner)) {
      return inner.map(walk);
    }
    return typeof inner === 'object' && inner !== null
      ? Object.fromEntries(
          Object.entries(inner).map(([key, entry]) => [
            key,
            key === 'choices' ? entry : walk(entry),
          ]),
        )
      : inner;
  };
  return walk(value) as T;
}

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
