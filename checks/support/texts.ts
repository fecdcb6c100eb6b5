import type { Block } from '@/lib/content/markdown/blocks';
import type { Text } from '@/lib/text/rich-text';

/** The plain text runs in the paragraphs of a document, without strong text and links. */
export const listPlainRuns = (body: readonly Block[]): string[] =>
  body
    .flatMap((block): Text => (block.kind === 'paragraph' ? block.text : []))
    .filter((run) => typeof run === 'string');

/** Replaces each run of white space, including no-break spaces, by one space, and trims the text. */
export const toPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Up to 60 characters of the longest stretch that is escaped in no exported file; `undefined` if it is below 40. */
export function toSample(text: string): string | undefined {
  const stretches = text.match(/[^'’‘"“”&<>\\`\u00a0\n]{40,}/g) ?? [];
  const [longest] = stretches.sort((a, b) => b.length - a.length);
  return longest?.slice(0, 60);
}
