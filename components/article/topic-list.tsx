import { SharedDrawing } from '@/components/illustrations/shared-drawing';
import { primaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { articleWords } from '@/content/en/article';
import { getSection, toArticlePath } from '@/lib/content/articles';

/** The subjects of vision therapy, each with its drawing and the way to its page. */
export async function TopicList() {
  const articles = await getSection('vision-therapy');
  return (
    <section aria-labelledby="topics" className="mt-14">
      <h2 id="topics" className="text-section">
        {articleWords.topics}
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li
            key={article.slug}
            className="relative flex flex-col rounded-2xl border border-hairline bg-surface p-6"
          >
            <SharedDrawing
              path={toArticlePath(article)}
              name={article.drawing}
              className="order-first h-32 w-full"
            />
            <h3 className="mt-4 text-subsection">
              <Link
                href={toArticlePath(article)}
                className="after:absolute after:inset-0 after:rounded-2xl hover:underline"
              >
                {article.shortTitle}
              </Link>
            </h3>
            <p className="mt-2 text-muted">{article.teaser}</p>
          </li>
        ))}
        <li className="flex flex-col justify-center rounded-2xl bg-raised p-6 sm:p-8 lg:col-span-2">
          <p className="text-lead">{articleWords.notSure}</p>
          <p className="mt-5">
            <Link href="/patient-form/" className={primaryButton}>
              {articleWords.booking.button}
            </Link>
          </p>
        </li>
      </ul>
    </section>
  );
}
