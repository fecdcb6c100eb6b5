import type { Block } from '@/lib/content/markdown/blocks';
import type { Text } from '@/lib/text/rich-text';

/** The plain text runs in the paragraphs of a document. */
export const listPlainRuns = (body: readonly Block[]): string[] =>
  body
    .flatMap((block): Text => (block.kind === 'paragraph' ? block.text : []))
    .filter((run) => typeof run === 'string');

/** A text with ordinary single spaces, without no-break spaces. */
export const toPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The longest stretch of a text that is spelt alike in every file of the export, unless it is short. */
export function toSample(text: string): string | undefined {
  const stretches = text.match(/[^'’‘"“”&<>\\`\u00a0\n]{40,}/g) ?? [];
  const [longest] = stretches.sort((a, b) => b.length - a.length);
  return longest?.slice(0, 60);
}
