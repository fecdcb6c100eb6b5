import type { Block } from '@/lib/content/markdown/blocks';
import type { Inline, Text } from '@/lib/text/rich-text';

const listRuns = (body: readonly Block[]): readonly Inline[] =>
  body.flatMap((block): Text => (block.kind === 'paragraph' ? block.text : []));

/** The plain text runs in the paragraphs of a document. */
export const listPlainRuns = (body: readonly Block[]): string[] =>
  listRuns(body).filter((run) => typeof run === 'string');

/** The link texts in the paragraphs of a document. */
export const listLinkTexts = (body: readonly Block[]): string[] =>
  listRuns(body).flatMap((run) => (typeof run === 'object' && 'link' in run ? [run.link] : []));

/** A text with ordinary single spaces, without no-break spaces. */
export const toPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The longest stretch of a text that is spelt alike in every file of the export, unless it is short. */
export function toSample(text: string): string | undefined {
  const stretches = text.match(/[^'’‘"“”&<>\\`\u00a0\n]{40,}/g) ?? [];
  const [longest] = stretches.sort((a, b) => b.length - a.length);
  return longest?.slice(0, 60);
}
