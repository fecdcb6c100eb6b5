'use client';

import { useLayoutEffect, useState } from 'react';
import { getElement } from '@/lib/browser/get-element';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import type { Search, SearchData } from '@/lib/search/search-data';
import type { Run, SearchResult } from '@/lib/search/search-index';
import { formatMessage, formatPlural } from '@/lib/text/format-message';

const listFocusTargets = (inside: Element): HTMLElement[] => [
  ...(inside.closest('dialog')?.querySelectorAll<HTMLElement>('input, li a') ?? []),
];

/** Whether a key event belongs to an IME; Safari ends composition before its last key event, whose keyCode is 229. */
const isComposingKey = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

/**
 * Moves the focus between the field and the results with the arrow keys; Enter in the field opens the first result,
 * and Escape closes the dialog. Results are plain links with real focus rather than `aria-activedescendant`, so that
 * they work in any screen reader and in new tabs.
 */
function handleKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || isModifiedClick(event) || isComposingKey(event)) {
    return;
  }
  // By default, the first Escape in a search field only clears it.
  if (key === 'Escape') {
    event.preventDefault();
    target.closest('dialog')?.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const stops = listFocusTargets(target);
  if (key === 'Enter' && target === stops[0]) {
    event.preventDefault();
    stops[1]?.click();
  }
  const next = step && stops[stops.indexOf(target) + step];
  if (next && stops.includes(target)) {
    event.preventDefault();
    next.focus();
  }
}

/** Wraps each run in an element, so that React replaces no text that a page translator (Google Translate) has moved. */
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

interface SearchResultsProps extends Pick<SearchData, 'kinds' | 'root'> {
  results: readonly SearchResult[];
}

const SearchResults = ({ results, kinds, root }: SearchResultsProps) => (
  <ol className="stack-3 tall:mt-3">
    {results.map(({ path, kind, title, heading, description }) => (
      <li
        key={path}
        className="relative rounded-xl border-2 border-hairline px-4 py-1 focus-within:border-accent tall:py-3"
      >
        <a
          href={`${root}${path}`}
          className="block leading-snug font-bold text-accent underline-offset-4 after:absolute after:inset-0"
        >
          <span className="block text-base font-normal text-muted not-tall:sr-only">{`${kinds[kind]} `}</span>
          <span className="underline">{toElements(title)}</span>
          <span className="block tall:mt-1 text-text">{toElements(heading)}</span>
        </a>
        <p className="mt-1">{toElements(description)}</p>
      </li>
    ))}
  </ol>
);

export function SearchPanel({ messages, find }: Search) {
  const { root, links, often } = messages;
  const [query, setQuery] = useState('');
  const results = find(query);
  const none = query && formatMessage(messages.none, { query });

  // A layout effect: it listens before the next key press, and resets the field before the search can reopen.
  useLayoutEffect(() => {
    const field = getElement<HTMLInputElement>(document, '#search-query');
    const abortController = new AbortController();
    const { signal } = abortController;
    const readField = () => setQuery(field.value.trim());
    const showFirst = (event: Event) => {
      event.preventDefault();
      listFocusTargets(field)[1]?.focus();
    };
    field.addEventListener('input', readField, { signal });
    field.form?.addEventListener('submit', showFirst, { signal });
    field.closest('dialog')?.addEventListener('keydown', handleKey, { signal });
    readField();
    // Needed after a retry: its button had the focus and has been removed.
    field.focus();
    return () => {
      abortController.abort();
      field.form?.reset();
    };
  }, []);

  return (
    <>
      <p role="status" className="font-bold tall:mt-3">
        {results.length > 0 ? formatPlural(messages.results, results.length, messages.tag) : none}
      </p>
      {results.length > 0 ? (
        <SearchResults results={results} kinds={messages.kinds} root={root} />
      ) : (
        <SuggestedPages root={root} {...(none ? { title: messages.advice, links } : often)} />
      )}
      <p className="mt-6 hidden border-t border-hairline pt-3 text-muted hoverable:block">
        {messages.key}
      </p>
    </>
  );
}

const SuggestedPages = ({ title, links, root }: SearchData['often'] & { root: string }) => (
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
