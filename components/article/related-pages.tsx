import { Link } from '@/components/ui/link';
import { articleWords } from '@/content/en/article';
import { getSitePage } from '@/lib/content/site-pages';

interface RelatedPagesProps {
  paths: readonly string[];
}

/** Where to read on. */
export async function RelatedPages({ paths }: RelatedPagesProps) {
  const pages = await Promise.all(paths.map(getSitePage));
  return (
    <section aria-labelledby="related" className="mt-14 print:hidden">
      <h2 id="related" className="text-subsection">
        {articleWords.related}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {pages.map(({ path, shortTitle }) => (
          <li key={path}>
            <Link
              href={path}
              className="flex h-full min-h-16 items-center rounded-xl border-2 border-line px-5 py-3 leading-snug font-bold hover:underline"
            >
              {shortTitle}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
