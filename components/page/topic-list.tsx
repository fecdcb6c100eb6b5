import { TransitionDrawing } from '@/components/illustrations/transition-drawing';
import { primaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { getSection } from '@/lib/content/articles';
import type { BlockOf } from '@/lib/content/blocks/blocks';
import { getMessages } from '@/lib/content/get-content';

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
    <section aria-labelledby="topics" className="mt-14">
      <h2 id="topics" className="text-section">
        {topics}
      </h2>
      <ul className="mt-6 grid gap-5 print:block @[40rem]:grid-cols-2 @5xl:grid-cols-3">
        {articles.map((article) => (
          <li
            key={article.path}
            className="card relative flex flex-col rounded-2xl print:mt-5 border border-hairline bg-surface p-6"
          >
            <TransitionDrawing
              path={article.path}
              name={article.drawing}
              className="order-first h-32 w-full"
            />
            <h3 className="mt-4 text-subsection">
              <Link
                href={article.path}
                className="after:absolute after:inset-0 after:rounded-2xl hover:underline"
              >
                {article.shortTitle}
              </Link>
            </h3>
            <p className="mt-2 text-muted">{article.teaser}</p>
          </li>
        ))}
        <li className="card flex flex-col justify-center rounded-2xl bg-raised p-6 sm:p-8 @5xl:col-span-2 print:mt-5">
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
