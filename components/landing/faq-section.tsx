import { FaqGroups } from '@/components/faq/faq-groups';
import { getMessages } from '@/lib/content/get-content';
import { getLandingQuestionGroups } from '@/lib/content/pages/questions';
import { Section } from './section';

/** The questions of the landing page; their citation marks have no numbers (`numberCitations`), so are not shown. */
export const FaqSection = () => (
  <Section id="faq" words={getMessages().home.faq} more="/faq/">
    <div className="column grid gap-x-10 print:block @wide:grid-cols-3">
      <FaqGroups groups={getLandingQuestionGroups()} heading="h3" />
    </div>
  </Section>
);
