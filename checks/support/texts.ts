import type { Block } from '@/lib/content/blocks/blocks';
import type { Inline, Text } from '@/lib/content/model/text';

const toRuns = (text: Text): readonly Inline[] => (typeof text === 'string' ? [text] : text);

const listRuns = (body: readonly Block[]): readonly Inline[] =>
  body.flatMap((block) => (block.kind === 'paragraph' ? toRuns(block.text) : []));

/** The plain text runs in the paragraphs of a document. */
export const listPlainRuns = (body: readonly Block[]): string[] =>
  listRuns(body).filter((run) => typeof run === 'string');

/** The link texts in the paragraphs of a document. */
export const listLinkTexts = (body: readonly Block[]): string[] =>
  listRuns(body).flatMap((run) => (typeof run === 'object' && 'link' in run ? [run.link] : []));

/** A text with ordinary single spaces, without no-break spaces. */
export const toPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
