import { expect } from '@playwright/test';
import { noteConsole } from './support/console';
import { test } from './support/test';

// That no page violates its own policy: every-page.spec.ts.
test('blocks scripts that are put into a page', async ({ page }) => {
  const violations = await noteConsole(page);
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "foreign"' }),
  );
  await page.route('**/faq/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</body>',
      '<script>document.title = "inline"</script><img src="/none.png" alt="" onerror="document.title = \'handler\'"><script src="https://elsewhere.example/a.js"></script></body>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/faq/');
  await expect
    .poll(() => violations.filter((line) => line.startsWith('blocked')).sort())
    .toEqual([
      'blocked: script-src-attr inline',
      'blocked: script-src-elem https://elsewhere.example/a.js',
      'blocked: script-src-elem inline',
    ]);
  await expect(page).not.toHaveTitle(/^(foreign|inline|handler)$/);
});
