import { Arrow } from '@/components/ui/stroke-icon';
import { getMessages } from '@/lib/content/get-content';
import { getSitePage } from '@/lib/content/pages/site-pages';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';

export function RelatedPages({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) {
    return null;
  }
  return (
    <section data-unspoken aria-labelledby="related" className="mt-10 print:hidden">
      <h2 id="related" className="text-subsection">
        {getMessages().page.related}
      </h2>
      <ul className="mt-2 rows max-w-160">
        {paths.map(getSitePage).map(({ path, language, shortTitle }) => (
          <li key={path}>
            <a
              href={toPageAddress(path)}
              className="flex min-h-12 items-center justify-between gap-3 py-2 leading-snug font-bold hover:underline"
            >
              <span lang={toLangAttribute(language)}>{shortTitle}</span>
              <Arrow className="shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
