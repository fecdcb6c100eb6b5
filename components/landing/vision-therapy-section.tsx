import { articleWords } from '@/content/en/article';
import { home } from '@/content/en/home';
import { getSection } from '@/lib/content/articles';
import { FlipCard } from './flip-card';
import { MoreLink } from './more-link';
import { Section } from './section';

/** The seven subjects of vision therapy as cards. */
export async function VisionTherapySection() {
  const { kicker, title, lead, overview } = home.visionTherapy;
  const articles = await getSection('vision-therapy');
  return (
    <Section id="vision-therapy" kicker={kicker} title={title} lead={lead}>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="grid">
            <FlipCard article={article} />
          </li>
        ))}
        <li className="flex flex-col justify-center rounded-2xl bg-raised p-6 sm:p-8 lg:col-span-2">
          <p>{articleWords.notSure}</p>
          <p className="mt-3">
            <MoreLink href="/vision-therapy/">{overview}</MoreLink>
          </p>
        </li>
      </ul>
    </Section>
  );
}
