import { Paragraphs } from '@/components/page/paragraphs';
import { getMessages } from '@/lib/content/get-content';
import { MoreLink } from './more-link';
import { SplitSection } from './section';

export function AboutSection() {
  const { kicker, title, paragraphs, languages, link, specialist } = getMessages().home.about;
  return (
    <SplitSection id="about" kicker={kicker} title={title}>
      <Paragraphs texts={paragraphs} className="mt-5" />
      <p className="mt-5 font-bold">{languages}</p>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <MoreLink href="/about/">{link}</MoreLink>
        <MoreLink href="/about/specialist/">{specialist}</MoreLink>
      </p>
    </SplitSection>
  );
}
