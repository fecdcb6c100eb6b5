import { basePath } from '@/lib/base-path';
import type { SearchResult } from '@/lib/search/search-index';
import type { SearchMessages } from '@/lib/search/search-messages';
import { followLink } from './dialog-keyboard';
import { HighlightedText } from './highlighted-text';

interface SearchResultsProps {
  results: readonly SearchResult[];
  kinds: SearchMessages['kinds'];
}

export function SearchResults({ results, kinds }: SearchResultsProps) {
  return (
    <ol className="mt-1 space-y-3 tall:mt-3">
      {results.map(({ path, kind, page, name, snippet }) => (
        <li
          key={`${path} ${kind}`}
          className={`relative rounded-xl border-2 border-hairline px-4 py-2 focus-within:border-accent hover:border-line ${page ? 'ml-4 sm:ml-8' : 'tall:pt-4'} tall:pb-4`}
        >
          {/* A plain link: Next's would not fire the `hashchange` that opens a question. */}
          <a
            href={`${basePath}${path}`}
            onClick={followLink}
            className="inline-flex min-h-11 items-center leading-snug font-bold text-accent underline underline-offset-4 after:absolute after:inset-0 after:rounded-xl"
          >
            <span>
              {page && <span className="sr-only">{page}: </span>}
              <HighlightedText runs={name} />
            </span>
          </a>
          {!page && <p className="text-base text-muted">{kinds[kind]}</p>}
          <p className="mt-1 line-clamp-2 sm:line-clamp-none">
            <HighlightedText runs={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}
