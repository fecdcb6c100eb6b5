'use client';

import { type FormEvent, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { CloseMark } from '@/components/ui/close-mark';
import { search } from '@/content/en/search';
import { site } from '@/content/en/site';
import {
  getSearchState,
  loadIndex,
  searchIndex,
  subscribeToSearch,
} from '@/lib/search/search-store';
import { closeDialogOf, listStops, moveFocus } from './dialog-moves';
import { NoResults } from './no-results';
import { SearchField } from './search-field';
import { SearchKeySwitch } from './search-key-switch';
import { SearchResults } from './search-results';

interface SearchPanelProps {
  retry: string;
}

// Enter leads to the first place, as a click on it would.
function openFirst(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  listStops(event.currentTarget)[1]?.click();
}

/** What the search dialog holds: the field, how many places were found, and the way to each. */
export function SearchPanel({ retry }: SearchPanelProps) {
  const [query, setQuery] = useState('');
  const { status, size } = useSyncExternalStore(subscribeToSearch, getSearchState, getSearchState);
  const asked = useDeferredValue(query.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: more can be found as the index grows.
  const results = useMemo(() => searchIndex.find(asked), [asked, size]);
  const isEmpty = asked !== '' && results.length === 0;
  const count = `${results.length} ${results.length === 1 ? search.result : search.results}`;

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-section">{search.title}</h2>
        <CloseMark label={search.close} onClick={closeDialogOf} />
      </div>
      <search>
        <form onSubmit={openFirst}>
          <SearchField query={query} onChange={setQuery} onKeyDown={moveFocus} />
        </form>
      </search>
      <p role="status" className="mt-4 font-bold">
        {status === 'failed' && search.incomplete}
        {status === 'loading' && results.length === 0 && site.searchButton.loading}
        {status !== 'failed' && results.length > 0 && count}
        {status === 'ready' && isEmpty && `${search.none} “${asked}”.`}
      </p>
      {status === 'failed' && (
        <button type="button" onClick={loadIndex} className={`${secondaryButton} mt-3`}>
          {retry}
        </button>
      )}
      {results.length > 0 && <SearchResults results={results} />}
      {status === 'ready' && isEmpty && <NoResults />}
      <SearchKeySwitch />
    </>
  );
}
