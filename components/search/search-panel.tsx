'use client';

import { useLayoutEffect, useMemo, useState } from 'react';
import type { Search, SearchData } from '@/lib/search/search-data';
import { formatMessage, formatPlural } from '@/lib/text/format-message';
import { getSearchField, listFocusTargets, moveFocus } from './dialog-keyboard';
import { SearchResults } from './search-results';

/** The results for what the search field holds, below it in its dialog. */
export function SearchPanel({ messages, find }: Search) {
  const { root, links, often } = messages;
  const [query, setQuery] = useState('');
  const results = useMemo(() => find(query), [find, query]);
  const hasResults = results.length > 0;
  const none = query && formatMessage(messages.none, { query });

  // Before the browser handles the next key, which would be lost, and before the search can open again.
  useLayoutEffect(() => {
    const field = getSearchField();
    const { form } = field;
    const dialog = field.closest('dialog');
    const abortController = new AbortController();
    const { signal } = abortController;
    const read = () => setQuery(field.value.trim());
    field.addEventListener('input', read, { signal });
    dialog?.addEventListener('keydown', moveFocus, { signal });
    form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        listFocusTargets(form)[1]?.click();
      },
      { signal },
    );
    read();
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
      {hasResults ? (
        <SearchResults results={results} kinds={messages.kinds} root={root} />
      ) : (
        <SuggestedPages root={root} {...(none ? { title: messages.advice, links } : often)} />
      )}
      <p className="mt-6 border-t border-hairline pt-3 text-muted max-hoverable:hidden">
        {messages.key}
      </p>
    </>
  );
}

type SuggestedPagesProps = SearchData['often'] & Pick<SearchData, 'root'>;

const SuggestedPages = ({ title, links, root }: SuggestedPagesProps) => (
  <>
    <p className="mt-2">{title}</p>
    <ul className="mt-2">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={`${root}${href}`}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:decoration-2"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </>
);
