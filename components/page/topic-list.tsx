import { Drawing } from '@/components/illustrations/drawing';
import { ButtonLink } from '@/components/ui/button-link';
import { Arrow } from '@/components/ui/stroke-icon';
import { getMessages } from '@/lib/content/get-content';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import { type Article, getSection } from '@/lib/content/pages/articles';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { groupByHeading } from '@/lib/text/group-neighbours';
import { linkCard, linkCardDrawing } from './service-cards';

function TopicCard({ article, as: Heading }: { article: Article; as: 'h3' | 'h4' }) {
  const { path, language, drawing, symptom, shortTitle } = article;
  return (
    <li lang={toLangAttribute(language)} className={linkCard}>
      <Drawing name={drawing} className={linkCardDrawing} />
      <div className="min-w-0 flex-1">
        <p className="text-small leading-snug font-bold @tablet:text-subsection">{symptom}</p>
        <Heading className="text-small leading-snug font-normal text-balance text-accent2 @tablet:mt-1">
          <a href={toPageAddress(path)} className="after:absolute after:inset-0 hover:underline">
            {shortTitle}
          </a>
        </Heading>
      </div>
      <Arrow className="shrink-0 print:hidden" />
    </li>
  );
}

/** The articles of a section, each with its drawing and a link; renders nothing if there are none. */
export function TopicList({ block: { section } }: { block: BlockOf<'topics'> }) {
  const { topics, notSure, booking } = getMessages().page;
  const groups = groupByHeading(getSection(section), ({ groupHeading }) => groupHeading);
  if (groups.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="topics" className="mt-10 @tablet:mt-14">
      <h2 id="topics" className="text-section">
        {topics}
      </h2>
      {groups.map(({ heading, items }) => (
        <div key={heading} className="mt-6 @tablet:mt-8">
          {heading !== null && <h3 className="text-subsection">{heading}</h3>}
          <ul className="mt-3 grid gap-2 print:block @tablet:mt-4 @wide:grid-cols-2 @wide:gap-5">
            {items.map((article) => (
              <TopicCard key={article.path} article={article} as={heading ? 'h4' : 'h3'} />
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-6 break-inside-avoid rounded-2xl border border-transparent bg-raised items-center justify-between gap-8 p-4 @tablet:flex @tablet:p-6">
        <p className="text-lead">{notSure}</p>
        <p data-unspoken className="mt-3 shrink-0 @tablet:mt-0">
          <ButtonLink href="/patient-form/" label={booking.button} />
        </p>
      </div>
    </section>
  );
}
