import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { noteConsole } from './support/console';
import { article } from './support/sample-pages';
import { test } from './support/test';

const { page: pageMessages, blog, home, navigation } = getMessages();
const labelOf = (section: string) =>
  String(navigation.sections.find(({ id }) => id === section)?.label);

test('a visit of several pages violates no policy', async ({ page }) => {
  const violations = await noteConsole(page);
  await page.goto('/vision-therapy/');
  const readNext = page.getByRole('region', { name: pageMessages.related }).getByRole('link');
  const [main, header] = [page.getByRole('main'), page.getByRole('banner')];
  const ways = [
    [main.getByRole('link', { name: article.shortTitle, exact: true }), article.path],
    [readNext, /./],
    [header.getByRole('link', { name: navigation.patientForm.label }), /patient-form\/$/],
    [header.getByRole('link', { name: labelOf('blogs'), exact: true }), /\/#blogs$/],
    [main.getByRole('link', { name: home.blogs.link, exact: true }), /blog\/$/],
    [main.getByRole('link', { name: blog.readMore }), /blog\/\d+\/$/],
    [header.getByRole('link', { name: labelOf('about'), exact: true }), /\/#about$/],
  ] as const;
  for (const [link, address] of ways) {
    const before = await page.title();
    await link.first().click();
    await expect(page).not.toHaveTitle(before);
    await expect(page).toHaveURL(address);
  }
  // Chrome says so where an address names a section and the closed search has a field with `autofocus`.
  expect(violations.filter((line) => !line.startsWith('Autofocus processing'))).toEqual([]);
});

test('what is put into a page does not run', async ({ page }) => {
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

test('text does not become code', async ({ page }) => {
  await page.goto('/privacy/');
  const outcomes = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      // biome-ignore lint/security/noGlobalEval: it is to fail.
      eval: () => eval('1'),
      'new Function': () => new Function('return 1')(),
    };
    // The policy does not apply to code that Playwright evaluates, but to later tasks.
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
  expect(outcomes).toEqual(['eval: EvalError', 'new Function: EvalError']);
});
