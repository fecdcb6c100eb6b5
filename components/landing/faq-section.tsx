import { Questions } from '@/components/faq/faq-groups';
import { Chevron } from '@/components/ui/chevron';
import { getMessages } from '@/lib/content/get-content';
import { getLandingQuestionGroups } from '@/lib/content/questions';
import { MoreLink } from './more-link';
import { SplitSection } from './section';

/** The questions of the landing page, without their sources; the first group is open. */
export function FaqSection() {
  const { kicker, title, link } = getMessages().home.faq;
  return (
    <SplitSection
      id="faq"
      kicker={kicker}
      title={title}
      links={
        <p className="mt-4">
          <MoreLink href="/faq/">{link}</MoreLink>
        </p>
      }
    >
      <div className="mt-6 border-b-2 border-line @wide:mt-8">
        {getLandingQuestionGroups().map(({ id, title: topic, items }, index) => (
          <details key={id} open={index === 0} className="group/topic border-t-2 border-line">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:underline [&::-webkit-details-marker]:hidden">
              <h3 id={id} className="text-subsection">
                {topic}
              </h3>
              <Chevron className="shrink-0 text-accent2 group-open/topic:rotate-180 motion-safe:transition-transform" />
            </summary>
            <div className="mb-4 ml-1 border-l-4 border-hairline pl-4">
              <Questions items={items} />
            </div>
          </details>
        ))}
      </div>
    </SplitSection>
  );
}
