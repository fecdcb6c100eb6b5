import { FaqGroups } from '@/components/faq/faq-groups';
import { faq } from '@/content/en/faq';
import { home } from '@/content/en/home';
import { MoreLink } from './more-link';
import { SplitSection } from './section';

/** All questions and answers; their sources stand on their own page. */
export function FaqSection() {
  const { kicker, title, link } = home.faq;
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
      <FaqGroups groups={faq.groups} heading="h3" />
    </SplitSection>
  );
}
