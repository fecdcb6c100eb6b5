'use client';

import type { ComponentProps } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { magnifier } from '@/components/ui/stroke-icon';
import { loadSearch } from '@/lib/search/search-data';

interface SearchButtonProps
  extends Omit<ComponentProps<typeof DialogButton>, 'icon' | 'loadContent'> {
  dataFile: string;
}

/**
 * Whether a key press is the shortcut of the search: Ctrl K, or ⌘ K on Apple's systems, where Ctrl K deletes to the end
 * of a line; WCAG 2.2, 2.1.4, does not apply to shortcuts with a modifier key.
 */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (/Mac|iP/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !(altKey || shiftKey) &&
  key.toLowerCase() === 'k' &&
  !document.querySelector('dialog[open]');

export const SearchButton = ({ dataFile, ...props }: SearchButtonProps) => (
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
