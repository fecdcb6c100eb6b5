import { FaqGroups } from '@/components/faq/faq-groups';
import { getMessages } from '@/lib/content/get-content';
import { getLandingQuestionGroups } from '@/lib/content/questions';
import { MoreLink } from './more-link';
import { SplitSection } from './section';

/** The questions of the landing page, without their sources. */
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
      <FaqGroups groups={getLandingQuestionGroups()} heading="h3" />
    </SplitSection>
  );
}
