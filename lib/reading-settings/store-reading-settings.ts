import { READING_KEY, type ReadingSettings, readingChoices } from './reading-settings';

/** The settings of this document, if the browser denies storage. */
let unstored: string | null = null;

/** The stored settings as JSON; `null` if all of them are the default. */
export function readStoredSettings(): string | null {
  try {
    return localStorage.getItem(READING_KEY);
  } catch {
    return unstored;
  }
}

/** Subscribes to changes of the settings in this tab and in others; returns the unsubscribe function. */
export function subscribeToSettings(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/**
 * Stores the settings that are not the default, and dispatches the `storage` event that browsers only dispatch in other
 * tabs: the script in <head> then applies them.
 */
export function storeReadingSettings(settings: ReadingSettings): void {
  const chosen = Object.entries(settings).filter(
    ([name, value]) => value !== readingChoices[name as keyof ReadingSettings][0],
  );
  unstored = chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : null;
  try {
    if (unstored) {
      localStorage.setItem(READING_KEY, unstored);
    } else {
      localStorage.removeItem(READING_KEY);
    }
  } catch {
    // Storage is denied: the settings last until the next document.
  }
  dispatchEvent(new StorageEvent('storage', { key: READING_KEY, newValue: unstored }));
}
