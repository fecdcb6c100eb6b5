import type { Block } from '@/lib/content/blocks/blocks';
import type { Inline, Text } from '@/lib/content/model/text';

const toRuns = (text: Text): readonly Inline[] => (typeof text === 'string' ? [text] : text);

const listRuns = (body: readonly Block[]): readonly Inline[] =>
  body.flatMap((block) => (block.kind === 'paragraph' ? toRuns(block.text) : []));

/** The plain runs of text in the paragraphs of a document, as its content spells them. */
export const listPlainRuns = (body: readonly Block[]): string[] =>
  listRuns(body).filter((run) => typeof run === 'string');

/** The words of the links in the paragraphs of a document. */
export const listLinkTexts = (body: readonly Block[]): string[] =>
  listRuns(body).flatMap((run) => (typeof run === 'object' && 'link' in run ? [run.link] : []));

/** A text with single spaces alone: where a line may end is no part of its words. */
export const toPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
