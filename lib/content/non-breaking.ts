import { withNonBreakingSpaces } from '../text/non-breaking';
import type { Content } from './content';
import type { DocumentFile } from './document-file';

/** What is not shown, or is sent by a form too. */
const skippedKeys: readonly string[] = ['source', 'choices'];

/** A value whose texts, at any depth, have no-break spaces. */
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
            skippedKeys.includes(key) ? entry : walk(entry),
          ]),
        )
      : inner;
  };
  return walk(value) as T;
}

/** A document whose body is still read at its first use. */
function toNonBreakingDocument<T extends DocumentFile>(document: T): T {
  const { body: _, version, ...properties } = Object.getOwnPropertyDescriptors(document);
  const shown = Object.fromEntries(
    Object.entries(properties).map(([key, { value }]) => [key, value]),
  );
  let body: DocumentFile['body'] | undefined;
  return Object.defineProperties(toNonBreaking(shown), {
    version,
    body: {
      enumerable: true,
      get() {
        body ??= toNonBreaking(document.body);
        return body;
      },
    },
  }) as T;
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
