'use client';

import { type FormEvent, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { secondaryButton } from '@/components/ui/button-classes';
import { closeDialogOf } from '@/components/ui/close-dialog';
import { CloseMark } from '@/components/ui/close-mark';
import type { SearchMessages } from '@/lib/search/search-messages';
import { getSearchStore } from '@/lib/search/search-store';
import { formatMessage, formatPlural } from '@/lib/text/format-message';
import { listFocusTargets, moveFocus } from './dialog-keyboard';
import { NoResults } from './no-results';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';

export interface SearchPanelProps {
  messages: SearchMessages;
  loading: string;
  retry: string;
}

export function SearchPanel({ messages, loading, retry }: SearchPanelProps) {
  const { find, getState, subscribe, load } = getSearchStore(messages);
  const [query, setQuery] = useState('');
  const { status, size } = useSyncExternalStore(subscribe, getState, getState);
  const [submitted, setSubmitted] = useState('');
  const typed = query.trim();
  const deferred = useDeferredValue(typed);
  // The results may lag behind the field as one types, but not when Enter opens the first of them.
  const asked = submitted === typed ? typed : deferred;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more can be found as the index grows.
  const results = useMemo(() => find(asked), [asked, size]);
  const isEmpty = asked !== '' && results.length === 0;

  function openFirst(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(() => setSubmitted(typed));
    listFocusTargets(currentTarget)[1]?.click();
  }

  return (
    <>
      {/* On a low screen the close button is beside the label, to leave space for the first result. */}
      <div className="flex items-center justify-between gap-4 not-tall:absolute not-tall:end-2 not-tall:top-2">
        <h2 className="text-section not-tall:sr-only">{messages.title}</h2>
        <CloseMark label={messages.close} onClick={closeDialogOf} />
      </div>
      <search>
        <form onSubmit={openFirst}>
          <SearchField
            label={messages.label}
            hint={messages.hint}
            query={query}
            onChange={setQuery}
            onKeyDown={moveFocus}
          />
        </form>
      </search>
      <p role="status" className="mt-1 font-bold tall:mt-4">
        {status === 'failed' && messages.incomplete}
        {status === 'loading' && results.length === 0 && loading}
        {status !== 'failed' &&
          results.length > 0 &&
          formatPlural(messages.results, results.length, messages.tag)}
        {status === 'ready' && isEmpty && formatMessage(messages.none, { query: asked })}
      </p>
      {status === 'failed' && (
        <button type="button" onClick={load} className={`${secondaryButton} mt-3`}>
          {retry}
        </button>
      )}
      {results.length > 0 && <SearchResults results={results} kinds={messages.kinds} />}
      {status === 'ready' && isEmpty && (
        <NoResults advice={messages.advice} links={messages.links} />
      )}
      <p className="mt-6 border-t border-hairline pt-3 text-base text-muted pointer-coarse:hidden">
        {messages.key}
      </p>
    </>
  );
}
