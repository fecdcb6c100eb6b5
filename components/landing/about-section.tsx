import { Paragraphs } from '@/components/page/paragraphs';
import { getContent } from '@/lib/content/get-content';
import { MoreLink } from './more-link';
import { Section } from './section';

/** Its title stays beside its text on wide screens. */
export function AboutSection() {
  const { clinic, messages } = getContent();
  const { about } = messages.home;
  const { name } = clinic.optometrist;
  return (
    <Section
      id="about"
      words={about}
      className="grid gap-x-16 print:block @wide:grid-cols-[1fr_36rem] [&>hgroup]:self-start @wide:[&>hgroup]:sticky @wide:[&>hgroup]:top-(--header-room)"
    >
      <div className="column w-full">
        {/* Below the height of the kicker: the first line is beside that of the title. */}
        <div className="@wide:pt-3">
          <Paragraphs texts={about.paragraphs} className="mt-5" />
        </div>
        <p className="mt-5 font-bold">{about.languages}</p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <MoreLink href="/about/">{about.link}</MoreLink>
          <span className="flex flex-wrap items-center gap-x-3">
            <MoreLink href="/about/specialist/">{about.specialist}</MoreLink>
            {name && <span>{name}</span>}
          </span>
        </p>
      </div>
    </Section>
  );
}
