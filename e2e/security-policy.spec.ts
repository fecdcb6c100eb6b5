import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { getMessages } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages';
import { toHash } from '@/scripts/build/page-policy';
import { securityHeaders } from '@/scripts/hosting/host-rules';
import { readExport } from './support/export';
import { sharedPaths, timeForEveryPage } from './support/routes';
import { test } from './support/test';

const { page: pageWords, blog } = getMessages();

/** Everything the console says from now on, and what a policy blocks. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (entry) => heard.push(entry.text()));
  page.on('pageerror', (fault) => heard.push(String(fault)));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: the one way out to the test.
      console.log(`blocked: ${effectiveDirective} ${blockedURI}`),
    ),
  );
  return heard;
}

test('no page does what its policy forbids', { tag: '@any-screen' }, async ({ page }) => {
  test.setTimeout(timeForEveryPage(3000));
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: '<p>map</p>' }));
  const heard = await listen(page);
  for (const path of [...sharedPaths, '/404.html']) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /theme/i }).click();
    expect(heard, path).toEqual([]);
  }
});

test('a way through the site stays within its policy', { tag: '@any-screen' }, async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/vision-therapy/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const readNext = page.getByRole('region', { name: pageWords.related }).getByRole('link');
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
  const heard = await listen(page);
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

/** The pages of the export as a browser reads them. */
const readPages = (page: Page) =>
  page.evaluate(
    (pages) =>
      pages.map(([file, html]) => {
        const { head, scripts } = new DOMParser().parseFromString(html, 'text/html');
        const all = [...head.ownerDocument.querySelectorAll('*')];
        return {
          file,
          head: [...head.children].slice(0, 3).map(({ localName, attributes }) => ({
            name: localName,
            attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
          })),
          policies: [...head.ownerDocument.querySelectorAll('meta[http-equiv^=Content]')].map(
            (meta) => meta.getAttribute('content') ?? '',
          ),
          inline: [...scripts].filter(({ src, type }) => !src && !type).map(({ text }) => text),
          loaded: [...scripts]
            .filter(({ src }) => src)
            .map(({ attributes, integrity }) => ({
              path: attributes.getNamedItem('src')?.value ?? '',
              integrity,
            })),
          styles: all
            .filter(({ tagName }) => tagName === 'STYLE')
            .map(({ textContent }) => textContent),
          marked: all.filter(({ attributes }) =>
            [...attributes].some(({ name }) => /^(?:style$|on)/.test(name)),
          ).length,
        };
      }),
    [...readExport('.html')],
  );

/** What a directive allows inside the page, as hashes. */
function listHashes(directive: string, policies: readonly string[]): Set<string> {
  const sources = policies
    .join()
    .split('; ')
    .find((text) => text.startsWith(`${directive} `));
  return new Set(sources?.match(/sha256-[^']+/g) ?? []);
}

test('every page carries a policy for its own scripts and style', { tag: '@any-screen' }, async ({
  page,
}) => {
  const pages = await readPages(page);
  expect(pages.length).toBeGreaterThan(sharedPaths.length);
  for (const { file, head, policies, inline, loaded, styles, marked } of pages) {
    expect(head, file).toEqual([
      { name: 'meta', attributes: { charset: 'utf-8' } },
      {
        name: 'meta',
        attributes: { 'http-equiv': 'Content-Security-Policy', content: policies[0] },
      },
      { name: 'script', attributes: {} },
    ]);
    expect(policies, file).toHaveLength(1);
    expect(listHashes('script-src', policies), file).toEqual(new Set(inline.map(toHash)));
    expect(listHashes('style-src', policies), file).toEqual(new Set(styles.map(toHash)));
    expect(policies.join(), file).not.toContain('unsafe');
    expect(styles, file).toHaveLength(1);
    expect(marked, file).toBe(0);
    expect(loaded.length, file).toBeGreaterThan(5);
    for (const { path, integrity } of loaded) {
      expect(integrity, `${file} ${path}`).toBe(toHash(readFileSync(join('out', path))));
    }
    const whole = `${policies[0]}; ${securityHeaders['Content-Security-Policy']}`;
    const findings = new CspEvaluator(new CspParser(whole).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
  }
});
