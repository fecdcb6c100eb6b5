import type { SearchData } from '@/lib/search/search-data';
import type { Run, SearchResult } from '@/lib/search/search-index';

interface SearchResultsProps extends Pick<SearchData, 'kinds' | 'root'> {
  results: readonly SearchResult[];
}

/** Each run is an element, so that React replaces no text that a page translator has moved. */
const toElements = (runs: readonly Run[]) =>
  runs.map(({ text, isMatch }, index) => {
    const Element = isMatch ? 'mark' : 'span';
    const className = isMatch ? 'border-b-2 border-accent2 bg-raised font-bold text-inherit' : '';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
      <Element key={index} className={className}>
        {text}
      </Element>
    );
  });

export function SearchResults({ results, kinds, root }: SearchResultsProps) {
  return (
    <ol className="mt-1 stack-3 tall:mt-3">
      {results.map(({ path, kind, title, heading, description }) => (
        <li
          key={path}
          className="relative rounded-xl border-2 border-hairline px-4 py-2 focus-within:border-accent tall:py-3"
        >
          <a
            href={`${root}${path}`}
            className="block leading-snug font-bold text-accent underline-offset-4 after:absolute after:inset-0 after:rounded-xl"
          >
            <span className="block text-base font-normal text-muted not-tall:sr-only">{`${kinds[kind]} `}</span>
            <span className="underline">{toElements(title)}</span>
            <span className="mt-1 block text-text">{toElements(heading)}</span>
          </a>
          <p className="mt-1">{toElements(description)}</p>
        </li>
      ))}
    </ol>
  );
}
