'use client';

import type { ComponentProps } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { loadSearch } from '@/lib/search/search-data';

interface SearchButtonProps extends Omit<ComponentProps<typeof DialogButton>, 'loadContent'> {
  dataFile: string;
}

export const SearchButton = ({ dataFile, ...props }: SearchButtonProps) => (
  <DialogButton
    {...props}
    loadContent={async () => {
      const [{ SearchPanel }, search] = await Promise.all([
        import('./search-panel'),
        loadSearch(dataFile),
      ]);
      return <SearchPanel {...search} />;
    }}
  />
);
