import { Paragraphs } from '@/components/page/paragraphs';
import { Summary } from '@/components/ui/summary';
import type { Citations } from '@/lib/content/citations';
import type { QuestionGroup } from '@/lib/content/questions';

interface FaqGroupsProps {
  groups: readonly QuestionGroup[];
  citations?: Citations;
  heading: 'h2' | 'h3';
}

/**
 * The questions in their groups; by their common `name`, at most one is open. A group is no landmark: on the
 * landing page it may have the name of a section.
 */
export function FaqGroups({ groups, citations, heading: Heading }: FaqGroupsProps) {
  return groups.map(({ id, title, items }) => (
    <div key={id} className="mt-10">
      <Heading id={id} className="text-subsection">
        {title}
      </Heading>
      <div className="mt-4 border-b-2 border-hairline">
        {items.map(({ id: questionId, question, answer }) => (
          <details
            key={questionId}
            id={questionId}
            name="faq"
            className="group border-t-2 border-hairline"
          >
            <Summary>{question}</Summary>
            <div className="pb-6 print:pb-3">
              <Paragraphs texts={answer} citations={citations} className="mt-2" />
            </div>
          </details>
        ))}
      </div>
    </div>
  ));
}
