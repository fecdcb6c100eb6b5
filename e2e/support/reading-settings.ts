import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { READING_KEY, type ReadingSettings } from '@/lib/reading-settings/reading-settings';
import { clickInHeader } from './header';

const { reading } = getMessages();

/** Every setting at its largest. */
export const largestSettings: Partial<ReadingSettings> = {
  'text-size': 200,
  'line-spacing': 160,
  'letter-spacing': 18,
  'line-width': 60,
  'high-contrast': true,
  'underline-links': true,
  'calm-page': true,
};

/** Stores settings and a theme before the first page of a test. */
export const chooseBefore = (
  page: Page,
  settings: Partial<ReadingSettings>,
  theme: 'dark' | 'light' = 'dark',
) =>
  page.addInitScript(
    ([key, stored, chosenTheme]) => {
      if (!sessionStorage.getItem('chosen')) {
        localStorage.setItem(String(key), String(stored));
        localStorage.setItem('theme', String(chosenTheme));
        sessionStorage.setItem('chosen', 'yes');
      }
    },
    [READING_KEY, JSON.stringify(settings), theme],
  );

/** Shows settings as if another tab had chosen them. */
export const showSettings = (page: Page, settings: Partial<ReadingSettings>) =>
  page.evaluate(
    ([key, newValue]) => {
      dispatchEvent(new StorageEvent('storage', { key: String(key), newValue: String(newValue) }));
    },
    [READING_KEY, JSON.stringify(settings)],
  );

/** The stored settings; `null` if all have their default. */
export const readStored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), READING_KEY);

/** The dialog of the reading settings. */
export const readingDialog = (page: Page) =>
  page.getByRole('dialog', { name: reading.button.label });

/** Opens it with its button in the header, or on a narrow screen in the menu. */
export async function openReadingSettings(page: Page): Promise<void> {
  await clickInHeader(page, reading.button.label);
  await expect(readingDialog(page).getByRole('radio').first()).toBeVisible();
}

/** Chooses in one group of the dialog. */
export const choose = (page: Page, group: string, choice: string | undefined) =>
  readingDialog(page)
    .getByRole('group', { name: group })
    .getByRole('radio', { name: String(choice), exact: true })
    .check();
