import { expect, test } from '@playwright/test';
import { readExport } from '@/checks/support/export';
import { nextPostPath, sharedPaths } from '@/checks/support/routes';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { type LanguageCode, toLanguageFolder } from '@/lib/languages';
import { fileHeaders, securityHeaders } from '@/scripts/serve/headers';
import { findHost, type HostName, startHost } from './support/hosts';

const [chunk] = readExport('.js').keys();

/** Asks without following a redirect. */
const ask = (address: string) => fetch(address, { redirect: 'manual' });

const expectHeaders = (answer: Response, headers: Record<string, string>) => {
  for (const [name, value] of Object.entries(headers)) {
    expect(answer.headers.get(name), `${answer.url}: ${name}`).toBe(value);
  }
};

/** Expects a permanent redirect to the address with a slash at its end. */
async function expectSlash(address: string) {
  const moved = await ask(address);
  expect([301, 308], moved.url).toContain(moved.status);
  const { pathname } = new URL(moved.headers.get('location') ?? '', moved.url);
  expect(pathname).toBe(`${new URL(address).pathname}/`);
}

/** Expects an unknown address to show the 404 page of a language. */
async function expectLost(address: string, code: LanguageCode): Promise<Response> {
  const lost = await ask(address);
  expect(lost.status, lost.url).toBe(404);
  expect(await lost.text()).toContain(getContent(code).messages['not-found'].title);
  return lost;
}

/** What every host must do with the site at this address. */
async function expectSite(site: string): Promise<void> {
  for (const path of sharedPaths) {
    const page = await ask(`${site}${path}`);
    expect(page.status, page.url).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expectHeaders(page, { ...securityHeaders, ...fileHeaders.page });
    if (path !== '/') {
      await expectSlash(`${site}${path.slice(0, -1)}`);
    }
  }
  const lostPaths = ['/nowhere', '/_next/static/nothing.js', nextPostPath];
  for (const code of listPublishedLanguages()) {
    const folder = toLanguageFolder(code);
    for (const path of [`${folder}/nowhere/`, ...(folder ? [] : lostPaths)]) {
      expectHeaders(await expectLost(`${site}${path}`, code), {
        ...securityHeaders,
        ...fileHeaders.page,
      });
    }
    expectHeaders(await ask(`${site}${folder}/`), fileHeaders.page);
    expectHeaders(await ask(`${site}${folder}/manifest.webmanifest`), fileHeaders.other);
  }
  const picture = await ask(`${site}/social/en.png`);
  expect(picture.headers.get('cross-origin-resource-policy'), 'for other sites').toBeNull();
  for (const [path, kind, type] of [
    [`/${chunk}`, 'hashed', /javascript/],
    ['/sitemap.xml', 'other', /xml/],
    ['/icons/icon.svg', 'other', /^image\/svg/],
    ['/social/en.png', 'other', /^image\/png/],
    ['/manifest.webmanifest', 'other', /^application\/manifest\+json/],
  ] as const) {
    const file = await ask(`${site}${path}`);
    expect(file.status, file.url).toBe(200);
    expect(file.headers.get('content-type')).toMatch(type);
    expectHeaders(file, { ...securityHeaders, ...fileHeaders[kind] });
  }
}

/** Serves the export on a host, if that is installed, for as long as a function takes. */
async function visit(name: HostName, basePath: string, run: (site: string) => Promise<void>) {
  test.skip(!findHost(name), `${name} is not installed here.`);
  const host = await startHost(name, basePath);
  try {
    await expect.poll(() => ask(host.origin).then(Boolean, () => host.getErrors())).toBe(true);
    await run(`${host.origin}${basePath}`);
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
          const page = await ask(`${site}/`);
          expectHeaders(page, { 'Strict-Transport-Security': 'max-age=63072000' });
        }),
    );
  }
}

test('the export on Apache without mod_headers has pages and 404 pages', { tag: '@all' }, () =>
  visit('Apache without mod_headers', '', async (site) => {
    for (const code of listPublishedLanguages()) {
      const folder = `${site}${toLanguageFolder(code)}`;
      expect((await ask(`${folder}/`)).status).toBe(200);
      await expectLost(`${folder}/nowhere/`, code);
    }
  }),
);

test('the export on the local server is served with the same headers', { tag: '@release' }, async ({
  baseURL,
}) => {
  await expectSite(String(baseURL));
  const page = await ask(String(baseURL));
  expect(page.headers.get('strict-transport-security')).toBeNull();
});
