import { expect, test } from '@playwright/test';
import { readExport } from '@/checks/support/export';
import { nextPostPath } from '@/checks/support/routes';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { type LanguageCode, toLanguageFolder } from '@/lib/languages';
import { fileHeaders, securityHeaders } from '@/scripts/serve/headers';
import { findHost, type HostName, startHost } from './support/hosts';
import { article, LOST } from './support/sample-pages';

const [chunk] = readExport('.js').keys();

const expectHeaders = (answer: Response, headers: Record<string, string>) => {
  for (const [name, value] of Object.entries({ ...securityHeaders, ...headers })) {
    expect(answer.headers.get(name), `${answer.url}: ${name}`).toBe(value);
  }
};

/** Expects an unknown address to show the 404 page of a language. */
async function expectLost(address: string, code: LanguageCode): Promise<Response> {
  const lost = await fetch(address);
  expect(lost.status, lost.url).toBe(404);
  expect(await lost.text()).toContain(getContent(code).messages['not-found'].title);
  return lost;
}

/** What every host must do with the site at this address. */
async function expectSite(site: string): Promise<void> {
  for (const code of listPublishedLanguages()) {
    const folder = site + toLanguageFolder(code);
    for (const path of ['/', '/faq/', '/patient-form/', article.path]) {
      const page = await fetch(folder + path);
      expect(page.status, page.url).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
      expectHeaders(page, fileHeaders.page);
    }
    expectHeaders(await expectLost(folder + LOST, code), fileHeaders.page);
    expectHeaders(await fetch(`${folder}/manifest.webmanifest`), fileHeaders.other);
  }
  for (const path of [LOST.slice(0, -1), '/_next/static/nothing.js', nextPostPath]) {
    expectHeaders(await expectLost(site + path, 'en'), fileHeaders.page);
  }
  // An address without its last slash leads to the one with it.
  const moved = await fetch(`${site}/faq`, { redirect: 'manual' });
  expect([301, 308]).toContain(moved.status);
  const { pathname } = new URL(moved.headers.get('location') ?? '', moved.url);
  expect(pathname).toBe(`${new URL(site).pathname}/faq/`.replace('//', '/'));
  for (const [path, kind, type] of [
    [`/${chunk}`, 'hashed', /javascript/],
    ['/sitemap.xml', 'other', /xml/],
    ['/icons/icon.svg', 'other', /^image\/svg/],
    ['/social/en.png', 'other', /^image\/png/],
    ['/manifest.webmanifest', 'other', /^application\/manifest\+json/],
  ] as const) {
    const file = await fetch(site + path);
    expect(file.status, file.url).toBe(200);
    expect(file.headers.get('content-type')).toMatch(type);
    expectHeaders(file, fileHeaders[kind]);
    // Other sites may show pictures.
    expect(file.headers.has('cross-origin-resource-policy')).toBe(kind === 'hashed');
  }
}

/** Serves the export on a host, if that is installed, for as long as a function takes. */
async function visit(name: HostName, basePath: string, run: (site: string) => Promise<void>) {
  test.skip(!findHost(name), `${name} is not installed here.`);
  const host = await startHost(name, basePath);
  try {
    await expect.poll(() => fetch(host.origin).then(Boolean, () => host.getErrors())).toBe(true);
    await run(host.origin + basePath);
  } finally {
    await host.stop();
  }
}

for (const name of ['nginx', 'Apache', 'Caddy'] satisfies HostName[]) {
  for (const basePath of ['', '/clinic']) {
    test(
      `the export on ${name} at "${basePath}/" has the right headers and 404 pages`,
      {
        tag: '@all',
      },
      () =>
        visit(name, basePath, async (site) => {
          await expectSite(site);
          const { headers } = await fetch(`${site}/`);
          expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
        }),
    );
  }
}

test('the export on Apache without mod_headers has pages and 404 pages', { tag: '@all' }, () =>
  visit('Apache without mod_headers', '', async (site) => {
    for (const code of listPublishedLanguages()) {
      const folder = site + toLanguageFolder(code);
      expect((await fetch(`${folder}/`)).status).toBe(200);
      await expectLost(folder + LOST, code);
    }
  }),
);

test('the local server sends the same headers, without HTTPS', { tag: '@release' }, async ({
  baseURL,
}) => {
  await expectSite(String(baseURL));
  const { headers } = await fetch(String(baseURL));
  expect(headers.get('strict-transport-security')).toBeNull();
});
