import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** The theme of the page, which `applyTheme` has set. */
export const readTheme = (): Theme =>
  globalThis.document?.documentElement.classList.contains('light') ? 'light' : 'dark';

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

export const useTheme = () => useSyncExternalStore(watchTheme, readTheme, readTheme);

/** Changes the theme as another tab would, and keeps it where storage is allowed. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // It lasts as long as the page.
  }
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
}
