import type { Text } from '../../text/rich-text';
import { getContent } from '../get-content';

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

const findFaq = () => getContent().pages.find((page) => page.kind === 'faq');

/** All questions: each `##` heading of the FAQ begins a group, each `###` a question. */
export function getQuestionGroups(): QuestionGroup[] {
  const groups: { id: string; title: string; items: (Question & { answer: Text[] })[] }[] = [];
  for (const block of findFaq()?.body ?? []) {
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

export const getLandingQuestionGroups = (): QuestionGroup[] =>
  getQuestionGroups().filter(({ id }) => findFaq()?.onLandingPage.includes(id));
