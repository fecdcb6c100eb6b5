import { FaqGroups } from '@/components/faq/faq-groups';
import { getMessages } from '@/lib/content/get-content';
import { getLandingQuestionGroups } from '@/lib/content/pages/questions';
import { MoreLink } from './more-link';
import { Section } from './section';

/** The questions of the landing page, without their sources. */
export function FaqSection() {
  const { kicker, title, link } = getMessages().home.faq;
  return (
    <Section id="faq" kicker={kicker} title={title}>
      <div className="column grid gap-x-10 print:block @wide:grid-cols-3">
        <FaqGroups groups={getLandingQuestionGroups()} heading="h3" />
      </div>
      <p className="mt-6">
        <MoreLink href="/faq/">{link}</MoreLink>
      </p>
    </Section>
  );
}
