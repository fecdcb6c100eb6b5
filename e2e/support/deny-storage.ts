import type { Page } from '@playwright/test';

/** Makes every page of this visit throw where it reads one of its storages, as a browser that denies it does. */
export const denyStorage = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  }, storage);
