'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import { pushDialogEntry, removeDialogEntry } from '@/lib/browser/dialog-history';
import { isSearchKey } from '@/lib/search/search-key';
import { loadSearchWords, type SearchWords } from '@/lib/search/search-words';
import type { SearchPanelProps } from './search-panel';

interface SearchButtonProps {
  label: string;
  loading: string;
  failed: string;
  retry: string;
}

type View =
  | 'closed'
  | 'loading'
  | 'failed'
  | { Panel: ComponentType<SearchPanelProps>; words: SearchWords };

function show(dialog: HTMLDialogElement | null) {
  if (dialog) {
    dialog.showModal();
    pushDialogEntry(() => dialog.close());
  }
}

/** Opens the search, by click or by its key; its code, words and index come at the first opening. */
export function SearchButton({ label, loading, failed, retry }: SearchButtonProps) {
  const [view, setView] = useState<View>('closed');

  function load() {
    const arrive = (next: View) => setView((now) => (now === 'closed' ? now : next));
    setView('loading');
    Promise.all([import('./search-panel'), loadSearchWords()]).then(
      ([{ SearchPanel }, words]) => arrive({ Panel: SearchPanel, words }),
      () => arrive('failed'),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it loads the same from every rendering.
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (isSearchKey(event)) {
        event.preventDefault();
        load();
      }
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={load}
        className="grid size-12 noscript:hidden shrink-0 place-items-center rounded-xl border-2 border-line @max-sm:size-11"
      >
        <StrokeIcon
          path="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21"
          className="size-6"
        />
      </button>
      {view !== 'closed' && (
        <dialog
          ref={show}
          aria-label={label}
          closedby="any"
          onClose={() => {
            setView('closed');
            removeDialogEntry();
          }}
          className="mx-auto mt-0 max-h-dvh w-[min(44rem,94vw)] rounded-2xl border-2 border-line bg-surface p-2 text-text backdrop:bg-bg/80 tall:mt-4 tall:max-h-[calc(100dvh-2rem)] tall:p-[min(2rem,5vw)] sm:tall:mt-16 sm:tall:max-h-[calc(100dvh-8rem)]"
        >
          {typeof view === 'object' ? (
            <view.Panel words={view.words} loading={loading} retry={retry} />
          ) : (
            <p role="status">{view === 'failed' ? failed : loading}</p>
          )}
          {view === 'failed' && (
            <button type="button" onClick={load} className={secondaryButton}>
              {retry}
            </button>
          )}
        </dialog>
      )}
    </>
  );
}
