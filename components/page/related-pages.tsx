import { InnerLink } from '@/components/ui/inner-link';
import { getMessages } from '@/lib/content/get-content';
import { getLinkedPage } from '@/lib/content/site-pages';

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
        {paths.map(getLinkedPage).map(({ path, shortTitle, lang }) => (
          <li key={path}>
            <InnerLink
              href={path}
              className="flex h-full min-h-16 items-center rounded-xl border-2 border-line px-5 py-3 leading-snug font-bold hover:underline"
            >
              <span lang={lang}>{shortTitle}</span>
            </InnerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
