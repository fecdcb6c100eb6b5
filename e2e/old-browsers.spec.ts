import { expect, test } from '@playwright/test';
import {
  canHydrate,
  isHydrated,
  isShown,
  otherBrowsers,
  visitPages,
  visitSite,
} from './support/other-browsers';

for (const [name, open] of otherBrowsers) {
  test(`in ${name}, ${canHydrate(name) ? 'the menu, search, reading settings and form work' : 'pages are readable, with other ways to contact the clinic if the form cannot send'}`, {
    tag: '@all',
  }, async ({ baseURL }) => {
    const browser = await open();
    try {
      if (canHydrate(name)) {
        await visitSite(browser, String(baseURL));
      } else {
        await visitPages(browser, String(baseURL), false);
        await browser.goto(`${baseURL}/patient-form/`);
        const namesOthers = isShown('main form .cannot-send a[href^=mailto]');
        await expect
          .poll(async () => (await browser.run(isHydrated)) !== (await browser.run(namesOthers)))
          .toBe(true);
      }
    } finally {
      await browser.close();
    }
  });
}
