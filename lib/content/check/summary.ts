import type { Block } from '../blocks/blocks';
import type { NoticedItem } from '../blocks/what-to-tell-us';
import { listCited } from '../citations';
import type { DocumentFile } from '../document-file';
import { listLinks } from '../links';
import { careCardIds } from '../model/care-level';
import { type QuestionGroup, toQuestionGroups } from '../questions';
import { NOTICED_LIST_ID } from '../table-of-contents';

/** The parts of a document that checks need, so that its Markdown is parsed once. */
export interface Summary {
  document: DocumentFile;
  links: readonly string[];
  cited: readonly string[];
  /** The ids to which links may lead, with the source of the places that bear them. */
  places: readonly { id: string; piece: string }[];
  /** The folders of the site whose articles it lists. */
  topics: readonly string[];
  questions: readonly QuestionGroup[] | null;
  /** The signs of its list of what a visitor may have noticed. */
  noticedSigns: readonly NonNullable<NoticedItem['sign']>[];
  /** The signs of its cards. */
  cardSigns: readonly string[];
}

function toPlaces(block: Block): { id: string; piece: string }[] {
  if (block.kind === 'care-card') {
    return [{ id: careCardIds[block.level], piece: `:::${block.level}` }];
  }
  if (block.kind === 'what-to-tell-us') {
    return [{ id: NOTICED_LIST_ID, piece: ':::what-to-tell-us' }];
  }
  return block.kind === 'heading' ? [{ id: block.id, piece: `## ${block.text}` }] : [];
}

/** Reads a document's Markdown. */
export function summarize(document: DocumentFile, isFaq: boolean): Summary {
  const { body } = document;
  const texts = [Reflect.get(document, 'firstSteps'), body];
  return {
    document,
    links: [...new Set(listLinks(texts))],
    cited: [...new Set(listCited(texts))],
    places: body.flatMap(toPlaces),
    topics: body.flatMap((block) => (block.kind === 'topics' ? [block.section] : [])),
    questions: isFaq ? toQuestionGroups(body) : null,
    noticedSigns: body.flatMap((block) =>
      block.kind === 'what-to-tell-us' ? block.items.flatMap(({ sign }) => sign ?? []) : [],
    ),
    cardSigns: body.flatMap((block) => (block.kind === 'care-card' ? block.signs : [])),
  };
}

/** The line of a document on which a position of its source is. */
export const toLineAt = ({ source }: DocumentFile, position: number): number =>
  source.firstLine + (source.text.slice(0, Math.max(0, position)).match(/\n/g)?.length ?? 0);

/** The line of the first or last occurrence of a piece of a document's source. */
export function findLine(document: DocumentFile, piece: string, isLast = false): number {
  const { text } = document.source;
  return toLineAt(document, isLast ? text.lastIndexOf(piece) : text.indexOf(piece));
}
