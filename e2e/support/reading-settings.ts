import type { Page } from '@playwright/test';
import { READING_KEY, type ReadingSettings } from '@/lib/reading-settings/reading-settings';

/** All reading settings except the ruler, at their last and strongest values. */
export const largestSettings: Partial<ReadingSettings> = {
  'text-size': 200,
  'line-spacing': 160,
  'letter-spacing': 18,
  'line-width': 60,
  'high-contrast': true,
  'underline-links': true,
  'calm-page': true,
};

/** Stores reading settings and a theme before the first page of a test loads. */
export const chooseBefore = (
  page: Page,
  settings: Partial<ReadingSettings>,
  theme: 'dark' | 'light' = 'dark',
) =>
  page.addInitScript(
    ([key = '', stored = '', chosenTheme = '']) => {
      if (!sessionStorage.getItem('chosen')) {
        localStorage.setItem(key, stored);
        localStorage.setItem('theme', chosenTheme);
        sessionStorage.setItem('chosen', 'yes');
      }
    },
    [READING_KEY, JSON.stringify(settings), theme],
  );

/** Applies reading settings as if they had been changed in another tab. */
export const showSettings = (page: Page, settings: Partial<ReadingSettings>) =>
  page.evaluate(
    ([key = '', newValue = '']) => dispatchEvent(new StorageEvent('storage', { key, newValue })),
    [READING_KEY, JSON.stringify(settings)],
  );
