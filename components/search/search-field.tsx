import type { KeyboardEvent } from 'react';
import { closeDialogOf } from '@/components/ui/close-dialog';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import { MAX_QUERY_LENGTH } from '@/lib/search/search-index';

interface SearchFieldProps {
  label: string;
  hint: string;
  query: string;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The search field; without a `name`, so that the query never gets into a URL. */
export function SearchField({ label, hint, query, onChange, onKeyDown }: SearchFieldProps) {
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // By default the first Escape only clears a search field.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      closeDialogOf(event);
    } else {
      onKeyDown(event);
    }
  }

  return (
    <>
      <label
        htmlFor="search-query"
        className="font-bold not-tall:flex not-tall:min-h-12 not-tall:items-center not-tall:pe-14 not-tall:leading-tight tall:mt-4 tall:block"
      >
        {label}
      </label>
      <p id="search-hint" className="text-base text-muted not-tall:sr-only">
        {hint}
      </p>
      <input
        ref={focusOnMount}
        id="search-query"
        type="search"
        aria-describedby="search-hint"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="go"
        value={query}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={handleKey}
        className="block min-h-12 tall:mt-2 w-full rounded-xl border-2 border-line bg-bg px-4 py-2.5 text-text"
      />
    </>
  );
}
