'use client';

import type { ComponentProps } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { loadSearch } from '@/lib/search/search-data';
import { isSearchKey } from '@/lib/search/search-key';

type ButtonProps = Omit<
  ComponentProps<typeof DialogButton>,
  'icon' | 'isOpeningKey' | 'loadContent'
>;

interface SearchButtonProps extends ButtonProps {
  /** The address of its messages and entries. */
  dataFile: string;
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
