'use client';

import type { ReactNode } from 'react';
import { DialogButton, type DialogButtonMessages } from '@/components/ui/dialog-button';
import { loadSearch } from '@/lib/search/search-data';
import { isSearchKey } from '@/lib/search/search-key';

interface SearchButtonProps {
  messages: DialogButtonMessages;
  id: string;
  dialogId: string;
  /** The address of its messages and entries. */
  dataFile: string;
  className: string;
  /** The search field. */
  children: ReactNode;
}

/** Opens the search by click or keyboard shortcut; code and index are loaded when it opens. */
export function SearchButton({ dataFile, ...props }: SearchButtonProps) {
  return (
    <DialogButton
      {...props}
      isOpeningKey={isSearchKey}
      icon="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21"
      loadContent={async () => {
        const [{ SearchPanel }, search] = await Promise.all([
          import('./search-panel'),
          loadSearch(dataFile),
        ]);
        return <SearchPanel {...search} />;
      }}
    />
  );
}
