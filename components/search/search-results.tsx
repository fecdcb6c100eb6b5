import type { SearchData } from '@/lib/search/search-data';
import type { SearchResult } from '@/lib/search/search-index';
import { HighlightedText } from './highlighted-text';

interface SearchResultsProps {
  results: readonly SearchResult[];
  kinds: SearchData['kinds'];
  root: string;
}

export function SearchResults({ results, kinds, root }: SearchResultsProps) {
  return (
    <ol className="mt-1 space-y-3 tall:mt-3">
      {results.map(({ path, kind, title, heading, description }) => (
        <li
          key={path}
          className="relative rounded-xl border-2 border-hairline px-4 py-2 focus-within:border-accent hover:border-line tall:py-4"
        >
          <a
            href={`${root}${path}`}
            className="block leading-snug font-bold text-accent underline-offset-4 after:absolute after:inset-0 after:rounded-xl"
          >
            <span className="block text-base font-normal text-muted">{`${kinds[kind]} `}</span>
            <span className="underline">
              <HighlightedText runs={title} />
            </span>
            <span className="mt-1 block text-text">
              <HighlightedText runs={heading} />
            </span>
          </a>
          <p className="mt-1">
            <HighlightedText runs={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
