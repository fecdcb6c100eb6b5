'use client';

import { DialogButton, type DialogButtonMessages } from '@/components/ui/dialog-button';
import { isSearchKey } from '@/lib/search/search-key';
import { loadSearchWords } from '@/lib/search/search-words';

interface SearchButtonProps {
  messages: DialogButtonMessages;
}

/** Opens the search, by click or by its key; its code, words and index come at the first opening. */
export function SearchButton({ messages }: SearchButtonProps) {
  return (
    <DialogButton
      messages={messages}
      isOpeningKey={isSearchKey}
      icon="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21"
      loadContent={async () => {
        const [{ SearchPanel }, words] = await Promise.all([
          import('./search-panel'),
          loadSearchWords(),
        ]);
        return <SearchPanel words={words} loading={messages.loading} retry={messages.retry} />;
      }}
    />
  );
}
