import { Link } from '@/components/ui/link';
import { getMessages } from '@/lib/content/get-content';
import { getSitePage } from '@/lib/content/site-pages';

interface RelatedPagesProps {
  paths: readonly string[];
}

/** Where to read on. */
export function RelatedPages({ paths }: RelatedPagesProps) {
  return (
    <section data-unspoken aria-labelledby="related" className="mt-14 print:hidden">
      <h2 id="related" className="text-subsection">
        {getMessages().page.related}
      </h2>
      <ul className="mt-4 grid gap-4 @[40rem]:grid-cols-3">
        {paths.map(getSitePage).map(({ path, shortTitle }) => (
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
