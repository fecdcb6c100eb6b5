import { Summary } from '@/components/ui/summary';
import { getMessages } from '@/lib/content/get-content';
import { EMERGENCY_ID, type TocEntry } from '@/lib/content/pages/table-of-contents';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';

interface TableOfContentsProps {
  entries: readonly TocEntry[];
  language: LanguageCode;
}

const EntryList = ({ entries, language }: TableOfContentsProps) => (
  <ul
    lang={toLangAttribute(language)}
    className="mt-2 border-l-2 border-hairline @wide:[scroll-target-group:auto]"
  >
    {entries.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className={`flex min-h-11 items-center border-l-4 border-transparent py-1.5 pl-3 leading-snug [&:target-current]:border-accent forced-colors:[&:not(:target-current)]:border-[Canvas] hover:underline ${id === EMERGENCY_ID ? 'font-bold text-danger' : 'text-muted hover:text-text'}`}
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
);

/** Links to the sections of a page: beside its text on wide screens, otherwise in a `<details>` above it, but not on a hub. */
export function TableOfContents({ isHub, ...list }: TableOfContentsProps & { isHub: boolean }) {
  const { contents } = getMessages().page;
  return (
    <nav
      id="on-this-page"
      aria-label={contents}
      className={`${isHub ? '@max-wide:hidden' : ''} mt-6 scroll-mt-6 text-small print:hidden @wide:sticky @wide:top-(--header-room) @wide:col-start-2 @wide:row-span-2 @wide:row-start-1 @wide:mt-12 @wide:max-h-[80svh] @max-wide:max-w-164 -mx-2 self-start px-2 @wide:overflow-y-auto @wide:pb-2`}
    >
      <details className="rounded-2xl border-2 border-line @wide:hidden">
        <Summary className="px-4">{contents}</Summary>
        <div className="px-4 pb-3">
          <EntryList {...list} />
        </div>
      </details>
      {/* Always open; not a `<details open>`, which would still have a toggle button. */}
      <div className="@max-wide:hidden">
        <h2 className="font-bold text-accent2">{contents}</h2>
        <EntryList {...list} />
      </div>
    </nav>
  );
}
