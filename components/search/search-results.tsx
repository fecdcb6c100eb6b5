import type { SearchResult } from '@/lib/search/search-index';
import type { SearchMessages } from '@/lib/search/search-messages';
import { HighlightedText } from './highlighted-text';

interface SearchResultsProps {
  results: readonly SearchResult[];
  kinds: SearchMessages['kinds'];
  root: string;
}

export function SearchResults({ results, kinds, root }: SearchResultsProps) {
  // Results of one page follow each other.
  const isSamePage = (index: number) => results[index]?.title === results[index - 1]?.title;
  return (
    <ol className="mt-3 stack-3">
      {results.map(({ path, kind, title, heading, snippet }, index) => (
        <li
          key={`${path} ${kind}`}
          className={`relative rounded-xl border-2 border-hairline px-4 py-3 focus-within:border-accent ${isSamePage(index) ? 'ml-6' : ''}`}
        >
          <a
            href={`${root}${path}`}
            className="block leading-snug font-bold text-accent underline-offset-4 after:absolute after:inset-0 after:rounded-xl"
          >
            {!isSamePage(index) && (
              <>
                <span className="block text-base font-normal text-muted">{`${kinds[kind]} `}</span>
                <span className="underline">{`${title} `}</span>
              </>
            )}
            <span className="mt-1 block text-text">
              <HighlightedText runs={heading} />
            </span>
          </a>
          <p className="mt-1">
            <HighlightedText runs={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}
