import { TransitionDrawing } from '@/components/illustrations/transition-drawing';
import { Arrow } from '@/components/ui/arrow';
import { primaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { type Article, getSection } from '@/lib/content/articles';
import type { BlockOf } from '@/lib/content/blocks/blocks';
import { getMessages } from '@/lib/content/get-content';
import { TOPICS_ID } from '@/lib/content/table-of-contents';
import { language } from '@/lib/language';
import { listSentences } from '@/lib/text/sentences';

/** The room that a number of cards leaves in the last row, in two columns and in three. */
const toRestOfRow = (count: number) =>
  `${count % 2 === 0 ? '@[40rem]:col-span-2' : ''} ${['@5xl:col-span-3', '@5xl:col-span-2', '@5xl:col-span-1'][count % 3]}`;

function toFirstSentence(text: string): string {
  const [first] = listSentences(text, language.tag, getMessages().listen.abbreviations);
  return text.slice(first?.start, first?.end);
}

interface TopicCardProps {
  article: Article;
}

/** A row on narrow screens, else a card; its link covers it. */
function TopicCard({ article: { path, drawing, symptom, shortTitle, teaser } }: TopicCardProps) {
  return (
    <li className="card relative flex gap-3 rounded-2xl border border-hairline bg-surface p-3 hover:border-line print:mt-5 @[40rem]:flex-col @[40rem]:p-6">
      <TransitionDrawing
        path={path}
        name={drawing}
        className="thumb h-14 w-24 shrink-0 @max-[16rem]:hidden @[40rem]:mb-1 @[40rem]:h-32 @[40rem]:w-full"
      />
      <div className="min-w-0">
        {symptom && <p className="text-base leading-snug font-bold text-accent2">{symptom}</p>}
        <h3 className="text-lg leading-snug text-balance @[40rem]:mt-1 @[40rem]:text-subsection">
          <Link
            href={path}
            className="after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {shortTitle}
          </Link>
          {'\u00a0'}
          <Arrow className="inline-block align-[-0.2em] print:hidden" />
        </h3>
        <p className="mt-1 text-base leading-normal text-muted @[40rem]:mt-2">
          {toFirstSentence(teaser)}
        </p>
      </div>
    </li>
  );
}

interface TopicListProps {
  /** Its section is the folder of the site whose articles it lists. */
  block: BlockOf<'topics'>;
}

/** The subjects of a section, each with its drawing and a link to its page; nothing where it has none. */
export function TopicList({ block: { section } }: TopicListProps) {
  const { topics, notSure, booking } = getMessages().page;
  const articles = getSection(section);
  if (articles.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={TOPICS_ID} className="mt-14">
      <h2 id={TOPICS_ID} className="text-section">
        {topics}
      </h2>
      <ul className="mt-6 grid gap-3 print:block @[40rem]:grid-cols-2 @[40rem]:gap-5 @5xl:grid-cols-3">
        {articles.map((article) => (
          <TopicCard key={article.path} article={article} />
        ))}
        <li
          className={`card flex flex-col justify-center rounded-2xl bg-raised p-6 print:mt-5 ${toRestOfRow(articles.length)}`}
        >
          <p className="text-lead">{notSure}</p>
          <p data-unspoken className="mt-5">
            <Link href="/patient-form/" className={primaryButton}>
              {booking.button}
            </Link>
          </p>
        </li>
      </ul>
    </section>
  );
}
