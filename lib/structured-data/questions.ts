import type { Question } from 'schema-dts';
import type { QuestionGroup } from '../content/pages/questions';
import { toPageUrl } from '../site/language-address';
import { fromText } from '../text/rich-text';

/** The schema.org `Question`s of a page, with answers as plain text. */
export const toQuestions = (groups: readonly QuestionGroup[], path: string): Question[] =>
  groups.flatMap(({ items }) =>
    items.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': toPageUrl(`${path}#${id}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(fromText).join('\n') },
    })),
  );
