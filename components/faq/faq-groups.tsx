import { Paragraphs } from '@/components/page/paragraphs';
import { Summary } from '@/components/ui/summary';
import type { QuestionGroup } from '@/lib/content/pages/questions';

interface FaqGroupsProps {
  groups: readonly QuestionGroup[];
  heading: 'h2' | 'h3';
}

const headingLooks = { h2: 'mt-10 text-section @tablet:text-[2rem]', h3: 'mt-8 text-subsection' };

/**
 * The questions in groups. They share a `name`, so that at most one answer on the page is open. A group is not a
 * landmark, because it may have the same name as a section.
 */
export function FaqGroups({ groups, heading: Heading }: FaqGroupsProps) {
  return groups.map((group) => (
    <div key={group.id}>
      <Heading id={group.id} className={headingLooks[Heading]}>
        {group.title}
      </Heading>
      <div className="mt-3 border-b border-line">
        {group.items.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq" className="border-t border-line">
            <Summary className="leading-snug">{question}</Summary>
            <div className="pb-6">
              <Paragraphs texts={answer} className="mt-2" />
            </div>
          </details>
        ))}
      </div>
    </div>
  ));
}
