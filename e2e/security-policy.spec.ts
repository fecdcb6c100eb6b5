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
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
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
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(violations).toEqual([]);
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
    const make = (parts: { src: string } | { text: string }) =>
      Object.assign(document.createElement('script'), parts);
    const attempts: Record<string, () => unknown> = {
      // biome-ignore lint/security/noGlobalEval: it is to fail.
      eval: () => eval('1'),
      'new Function': () => new Function('return 1')(),
      'script in HTML': () => {
        document.body.innerHTML = '<p onclick="1">';
      },
      'script of another site': () => make({ src: '//elsewhere.example/_next/static/a.js' }),
      'another file of this site': () => make({ src: '/_next/static/../../outbox/' }),
      'script of a data URL': () => make({ src: 'data:text/javascript,1' }),
      'script as text': () => make({ text: 'alert(1)' }),
      'JSON as text': () => make({ text: '{"@graph":[]}' }),
      'harmless HTML': () => {
        document.createElement('div').innerHTML = '<p>text</p>';
      },
      'a chunk of this build': () => make({ src: '/_next/static/chunks/a.js' }),
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
  expect(outcomes).toEqual([
    'eval: EvalError',
    'new Function: EvalError',
    'script in HTML: TypeError',
    'script of another site: TypeError',
    'another file of this site: TypeError',
    'script of a data URL: TypeError',
    'script as text: TypeError',
    'JSON as text: yes',
    'harmless HTML: TypeError',
    'a chunk of this build: yes',
  ]);
});
