import { Paragraphs } from '@/components/page/paragraphs';
import { getContent } from '@/lib/content/get-content';
import { MoreLink } from './more-link';
import { SplitSection } from './section';

export function AboutSection() {
  const { clinic, messages } = getContent();
  const { kicker, title, paragraphs, languages, link, specialist } = messages.home.about;
  const { name } = clinic.optometrist;
  return (
    <SplitSection id="about" kicker={kicker} title={title}>
      {/* Below the height of the kicker: the first line is beside that of the title. */}
      <div className="@wide:pt-3">
        <Paragraphs texts={paragraphs} className="mt-5" />
      </div>
      <p className="mt-5 font-bold">{languages}</p>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <MoreLink href="/about/">{link}</MoreLink>
        <span className="flex flex-wrap items-center gap-x-3">
          <MoreLink href="/about/specialist/">{specialist}</MoreLink>
          {name && <span>{name}</span>}
        </span>
      </p>
    </SplitSection>
  );
}
