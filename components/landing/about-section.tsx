import { home } from '@/content/en/home';
import { MoreLink } from './more-link';
import { Section } from './section';

/** Who the clinic is, in short. */
export function AboutSection() {
  const { kicker, title, paragraphs, languages, link, specialist } = home.about;
  return (
    <Section id="about" kicker={kicker} title={title}>
      <div className="mt-5 grid gap-x-16 gap-y-5 lg:grid-cols-2">
        {paragraphs.map((text) => (
          <p key={text.slice(0, 12)}>{text}</p>
        ))}
      </div>
      <p className="mt-5 font-bold">{languages}</p>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <MoreLink href="/about/">{link}</MoreLink>
        <MoreLink href="/about/specialist/">{specialist}</MoreLink>
      </p>
    </Section>
  );
}
