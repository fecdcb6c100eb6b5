'use client';

import { useDeferredValue, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { secondaryButton } from '@/components/ui/button-classes';
import type { SearchMessages } from '@/lib/search/search-messages';
import { getSearchStore } from '@/lib/search/search-store';
import { formatMessage, formatPlural } from '@/lib/text/format-message';
import { getSearchField, listFocusTargets, moveFocus } from './dialog-keyboard';
import { SearchResults } from './search-results';
import { SuggestedPages } from './suggested-pages';

export interface SearchPanelProps {
  messages: SearchMessages;
  loading: string;
  retry: string;
}

/** The results for what the search field holds, below it in its dialog. */
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

  function toStatusText(): string {
    if (status === 'failed') {
      return messages.incomplete;
    }
    if (results.length > 0) {
      return formatPlural(messages.results, results.length, messages.tag);
    }
    if (status === 'loading') {
      return loading;
    }
    return status === 'ready' && isEmpty ? formatMessage(messages.none, { query: asked }) : '';
  }

  // Before the browser handles the next key, which would be lost, and before the search can open again.
  useLayoutEffect(() => {
    const field = getSearchField();
    const { form } = field;
    const dialog = field.closest('dialog');
    const abortController = new AbortController();
    const { signal } = abortController;
    field.addEventListener('input', () => setQuery(field.value), { signal });
    dialog?.addEventListener('keydown', moveFocus, { signal });
    form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        flushSync(() => setSubmitted(field.value.trim()));
        listFocusTargets(form)[1]?.click();
      },
      { signal },
    );
    setQuery(field.value);
    // After a retry, whose button is gone.
    field.focus();
    return () => {
      abortController.abort();
      form?.reset();
    };
  }, []);

  return (
    <>
      <p role="status" className="mt-3 font-bold">
        {toStatusText()}
      </p>
      {status === 'failed' && (
        <button type="button" onClick={load} className={`${secondaryButton} mt-3`}>
          {retry}
        </button>
      )}
      {results.length > 0 && (
        <SearchResults results={results} kinds={messages.kinds} root={messages.root} />
      )}
      {status === 'ready' && isEmpty && (
        <SuggestedPages title={messages.advice} root={messages.root} links={messages.links} />
      )}
      {asked === '' && (
        <SuggestedPages
          title={messages.often.title}
          root={messages.root}
          links={messages.often.links}
        />
      )}
      <p className="mt-6 border-t border-hairline pt-3 text-muted max-hoverable:hidden">
        {messages.key}
      </p>
    </>
  );
}
