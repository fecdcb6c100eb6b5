import { FaqGroups } from '@/components/faq/faq-groups';
import { getMessages } from '@/lib/content/get-content';
import { getQuestionGroups } from '@/lib/content/questions';
import { MoreLink } from './more-link';
import { SplitSection } from './section';

/** All questions and answers; their sources stand on their own page. */
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
      <FaqGroups groups={getQuestionGroups()} heading="h3" />
    </SplitSection>
  );
}
