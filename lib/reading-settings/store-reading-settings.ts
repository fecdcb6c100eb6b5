import { READING_KEY, type ReadingSettings, readingChoices } from './reading-settings';

/** What was chosen last where the browser denies its storage: it lasts as long as the document. */
let unstored: string | null = null;

/** The settings as they are stored; `null` where all of them are normal. */
export function readStoredSettings(): string | null {
  try {
    return localStorage.getItem(READING_KEY);
  } catch {
    return unstored;
  }
}

/** Hears of every change of the settings, in this tab and in others; returns how to stop. */
export function listenToSettings(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/**
 * Stores the settings that are not normal, and tells this tab as browsers tell the others: the script
 * in the head then shows them.
 */
export function storeReadingSettings(settings: ReadingSettings): void {
  const chosen = Object.entries(readingChoices).flatMap(([name, [normal]]) => {
    const value = settings[name as keyof ReadingSettings];
    return value === normal ? [] : [[name, value]];
  });
  unstored = chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : null;
  try {
    if (unstored) {
      localStorage.setItem(READING_KEY, unstored);
    } else {
      localStorage.removeItem(READING_KEY);
    }
  } catch {
    // Storage is denied: the settings hold until the next document.
  }
  dispatchEvent(new StorageEvent('storage', { key: READING_KEY, newValue: unstored }));
}
