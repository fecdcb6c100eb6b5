import { Paragraphs } from '@/components/page/paragraphs';
import { Summary } from '@/components/ui/summary';
import type { Citations } from '@/lib/content/citations';
import type { Question, QuestionGroup } from '@/lib/content/questions';

interface FaqGroupsProps {
  groups: readonly QuestionGroup[];
  citations?: Citations;
}

interface QuestionsProps {
  items: readonly Question[];
  citations?: Citations | undefined;
}

/** Questions that fold; by their common `name`, at most one of the page is open. */
export function Questions({ items, citations }: QuestionsProps) {
  return items.map(({ id, question, answer }) => (
    <details key={id} id={id} name="faq" className="group border-t border-line">
      <Summary>{question}</Summary>
      <div className="pb-6 print:pb-3">
        <Paragraphs texts={answer} citations={citations} className="mt-2" />
      </div>
    </details>
  ));
}

/** The questions in their groups. A group is no landmark: its name may be that of a section. */
export function FaqGroups({ groups, citations }: FaqGroupsProps) {
  return groups.map(({ id, title, items }) => (
    <div key={id} className="mt-14">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      <div className="mt-4 border-b border-line">
        <Questions items={items} citations={citations} />
      </div>
    </div>
  ));
}
