import { getContent } from '../get-content';
import { type QuestionGroup, toQuestionGroups } from '../markdown/questions';

export type { Question, QuestionGroup } from '../markdown/questions';

const findFaq = () => getContent().pages.find((page) => page.kind === 'faq');

/** All questions in their groups; empty if this language has no FAQ page. */
export const getQuestionGroups = (): QuestionGroup[] => toQuestionGroups(findFaq()?.body ?? []);

/** The groups also shown on the landing page. */
export const getLandingQuestionGroups = (): QuestionGroup[] =>
  getQuestionGroups().filter(({ id }) => findFaq()?.onLandingPage.includes(id));
