import { expect } from '@playwright/test';
import { sharedPaths } from '@/checks/support/routes';
import { getMessages } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages';
import { noteConsole } from './support/console';
import { replaceMap } from './support/replace-map';
import { test } from './support/test';
import { timeForEveryPage } from './support/time-for-every-page';

const { page: pageMessages, blog } = getMessages();

test('no page does what its policy forbids', { tag: ['@any-screen', '@visit'] }, async ({
  page,
}) => {
  test.setTimeout(timeForEveryPage(3000));
  await replaceMap(page);
  const heard = await noteConsole(page);
  for (const path of [...sharedPaths, '/404.html']) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /theme/i }).click();
    expect(heard, path).toEqual([]);
  }
});

test('a way through the site stays within its policy', { tag: '@any-screen' }, async ({ page }) => {
  const heard = await noteConsole(page);
  await page.goto('/vision-therapy/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const readNext = page.getByRole('region', { name: pageMessages.related }).getByRole('link');
  const { shortTitle } = getPage('article', '/vision-therapy/amblyopia/');
  const [main, header] = [page.getByRole('main'), page.getByRole('banner')];
  const ways = [
    [main.getByRole('link', { name: shortTitle, exact: true }), /amblyopia\/$/],
    [readNext, /./],
    [header.getByRole('link', { name: 'Patient form' }), /patient-form\/$/],
    [page.getByRole('contentinfo').getByRole('link', { name: /blog/i }), /blog\/$/],
    [main.getByRole('link', { name: blog.readMore }), /blog\/\d+\/$/],
    [readNext, /./],
    [header.getByRole('link', { name: 'About', exact: true }), /\/#about$/],
  ] as const;
  for (const [link, address] of ways) {
    const before = await page.title();
    await link.first().click();
    await expect(page).not.toHaveTitle(before);
    await expect(page).toHaveURL(address);
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(heard).toEqual([]);
});

test('what is put into a page does not run', { tag: '@any-screen' }, async ({ page }) => {
  const heard = await noteConsole(page);
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
    .poll(() => heard.filter((line) => line.startsWith('blocked')).sort())
    .toEqual([
      'blocked: script-src-attr inline',
      'blocked: script-src-elem https://elsewhere.example/a.js',
      'blocked: script-src-elem inline',
    ]);
  await expect(page).toHaveTitle(/questions/i);
});

test('text does not become code', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/privacy/');
  const outcomes = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      // biome-ignore lint/security/noGlobalEval: it is to fail.
      eval: () => eval('1'),
      'new Function': () => new Function('return 1')(),
      'script in HTML': () => {
        document.body.innerHTML = '<p onclick="1">';
      },
      'script of another site': () => {
        document.createElement('script').src = 'https://elsewhere.example/a.js';
      },
      'another file of this site': () => {
        document.createElement('script').src = '/outbox/';
      },
      'harmless HTML': () => {
        document.createElement('div').innerHTML = '<p>text</p>';
      },
      'a chunk of this build': () => {
        document.createElement('script').src = '/_next/static/chunks/a.js';
      },
    };
    // Outside of the call from the test, to which the policy does not apply.
    await new Promise((resolve) => setTimeout(resolve));
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: yes`;
      } catch (reason) {
        return `${name}: ${(reason as Error).name}`;
      }
    });
  });
  expect(outcomes).toEqual([
    'eval: EvalError',
    'new Function: EvalError',
    'script in HTML: TypeError',
    'script of another site: TypeError',
    'another file of this site: TypeError',
    'harmless HTML: TypeError',
    'a chunk of this build: yes',
  ]);
});
