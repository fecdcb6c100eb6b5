import { expect } from '@playwright/test';
import { sitePort } from './support/network';
import { test } from './support/test';

test('no request leaves for another host than that of the site', {
  tag: '@release',
}, async ({ page }) => {
  // The same server by another host, which answers wherever it can be reached.
  const outcome = page.goto(`http://127.0.0.1:${sitePort}/`);
  await expect(outcome).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});
