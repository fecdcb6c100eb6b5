import { getMessages } from '@/lib/content/get-content';
import type { TocEntry } from '@/lib/content/table-of-contents';

interface TableOfContentsProps {
  entries: readonly TocEntry[];
}

/** The sections of a page, beside it on wide screens. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start text-base max-lg:hidden lg:sticky lg:top-28 print:hidden"
    >
      <h2 id="contents" className="mt-14 text-base font-bold text-accent2">
        {getMessages().page.contents}
      </h2>
      <ul className="mt-2 border-l-2 border-hairline">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 pl-4 leading-snug text-muted hover:text-text hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
