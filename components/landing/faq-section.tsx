import { FaqGroups } from '@/components/faq/faq-groups';
import { faq } from '@/content/en/faq';
import { home } from '@/content/en/home';
import { MoreLink } from './more-link';
import { Section } from './section';

/** All questions and answers; their sources stand on their own page. */
export function FaqSection() {
  const { kicker, title, link } = home.faq;
  return (
    <Section id="faq" kicker={kicker} title={title}>
      <div className="max-w-3xl">
        <FaqGroups groups={faq.groups} heading="h3" />
      </div>
      <p className="mt-6">
        <MoreLink href="/faq/">{link}</MoreLink>
      </p>
    </Section>
  );
}
