import type { Page } from '@playwright/test';

/** Makes each access to a storage throw an error, as in a browser that denies storage. */
export const denyStorage = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  }, storage);
