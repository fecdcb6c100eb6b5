import type { Text } from '../../text/rich-text';
import { getContent } from '../get-content';
import type { Block } from '../markdown/blocks';

/** A question and its answer; `id` is the fragment in `/faq/#id`. */
export interface Question {
  id: string;
  question: string;
  answer: readonly Text[];
}

export interface QuestionGroup {
  id: string;
  title: string;
  items: readonly Question[];
}

/** The questions of a document: each `##` begins a group, each `###` a question. */
export function toQuestionGroups(blocks: readonly Block[]): QuestionGroup[] {
  const groups: { id: string; title: string; items: (Question & { answer: Text[] })[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      groups.push({ id: block.id, title: block.text, items: [] });
    } else if (block.kind === 'subheading') {
      groups.at(-1)?.items.push({ id: block.id, question: block.text, answer: [] });
    } else if (block.kind === 'paragraph') {
      groups.at(-1)?.items.at(-1)?.answer.push(block.text);
    }
  }
  return groups;
}

const findFaq = () => getContent().pages.find((page) => page.kind === 'faq');

/** All questions in their groups; empty if this language has no FAQ page. */
export const getQuestionGroups = (): QuestionGroup[] => toQuestionGroups(findFaq()?.body ?? []);

export const getLandingQuestionGroups = (): QuestionGroup[] =>
  getQuestionGroups().filter(({ id }) => findFaq()?.onLandingPage.includes(id));
