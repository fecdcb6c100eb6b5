'use client';

import type { ComponentProps } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { magnifier } from '@/components/ui/stroke-icon';
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
      icon={magnifier}
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
