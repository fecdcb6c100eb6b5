'use client';

import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Search } from '@/lib/search/search-data';
import { formatMessage, formatPlural } from '@/lib/text/format-message';
import { getSearchField, listFocusTargets, moveFocus } from './dialog-keyboard';
import { SearchResults } from './search-results';
import { SuggestedPages } from './suggested-pages';

/** The results for what the search field holds, below it in its dialog. */
export function SearchPanel({ messages, find }: Search) {
  const [query, setQuery] = useState('');
  const [submitted, setSubmitted] = useState('');
  const typed = query.trim();
  const deferred = useDeferredValue(typed);
  // The results may lag behind the field as one types, but not when Enter opens the first of them.
  const asked = submitted === typed ? typed : deferred;
  const results = useMemo(() => find(asked), [find, asked]);
  const hasResults = results.length > 0;
  const none = asked === '' ? '' : formatMessage(messages.none, { query: asked });

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
      <p role="status" className="mt-1 font-bold tall:mt-3">
        {hasResults ? formatPlural(messages.results, results.length, messages.tag) : none}
      </p>
      {hasResults && (
        <SearchResults results={results} kinds={messages.kinds} root={messages.root} />
      )}
      {none && !hasResults && (
        <SuggestedPages title={messages.advice} root={messages.root} links={messages.links} />
      )}
      {asked === '' && <SuggestedPages root={messages.root} {...messages.often} />}
      <p className="mt-6 border-t border-hairline pt-3 text-muted max-hoverable:hidden">
        {messages.key}
      </p>
    </>
  );
}
