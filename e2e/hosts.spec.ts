import { expect, test } from '@playwright/test';
import { readExport } from '@/checks/support/export';
import { nextPostPath, sharedPaths } from '@/checks/support/routes';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toLanguageFolder } from '@/lib/languages';
import {
  fileHeaders,
  listRedirects,
  securityHeaders,
  transportHeaders,
} from '@/scripts/hosting/host-rules';
import { findHost, type HostName, startHost } from './support/hosts';

const [chunk] = readExport('.js').keys();

/** Asks without following a redirect. */
const ask = (address: string) => fetch(address, { redirect: 'manual' });

const expectHeaders = (answer: Response, headers: Record<string, string>) => {
  for (const [name, value] of Object.entries(headers)) {
    expect(answer.headers.get(name), `${answer.url}: ${name}`).toBe(value);
  }
};

/** Expects a permanent redirect inside the site. */
async function expectRedirect(site: string, from: string, to: string, statuses = [301]) {
  const moved = await ask(`${site}${from}`);
  expect(statuses, moved.url).toContain(moved.status);
  const { pathname } = new URL(moved.headers.get('location') ?? '', moved.url);
  expect(pathname).toBe(`${new URL(site).pathname}${to}`.replace('//', '/'));
}

/** What every host must do with the site at this address. */
async function expectSite(site: string): Promise<void> {
  for (const path of sharedPaths) {
    const page = await ask(`${site}${path}`);
    expect(page.status, page.url).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expectHeaders(page, { ...securityHeaders, ...fileHeaders.page });
    if (path !== '/') {
      await expectRedirect(site, path.slice(0, -1), path, [301, 308]);
    }
  }
  const lostPaths = ['/nowhere', '/_next/static/nothing.js', nextPostPath];
  for (const code of listPublishedLanguages()) {
    const folder = toLanguageFolder(code);
    for (const path of [`${folder}/nowhere/`, ...(folder ? [] : lostPaths)]) {
      const lost = await ask(`${site}${path}`);
      expect(lost.status, lost.url).toBe(404);
      expect(await lost.text()).toContain(getContent(code).messages['not-found'].title);
      expectHeaders(lost, { ...securityHeaders, ...fileHeaders.page });
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

/** What a public host must do in addition. */
async function expectPublicSite(site: string): Promise<void> {
  expectHeaders(await ask(`${site}/`), transportHeaders);
  for (const { from, to } of listRedirects()) {
    for (const end of ['', '/']) {
      await expectRedirect(site, `${from}${end}`, to);
    }
  }
}

for (const name of ['nginx', 'Apache', 'Caddy'] satisfies HostName[]) {
  for (const basePath of ['', '/clinic']) {
    test(`the export on ${name} at "${basePath}/" has the right headers, redirects and 404 pages`, {
      tag: '@all',
    }, async () => {
      test.skip(!findHost(name), `${name} is not installed here.`);
      const host = await startHost(name, basePath);
      try {
        await expect.poll(() => ask(host.origin).then(Boolean, () => host.getErrors())).toBe(true);
        await expectSite(`${host.origin}${basePath}`);
        await expectPublicSite(`${host.origin}${basePath}`);
      } finally {
        await host.stop();
      }
    });
  }
}

test('the export on the local server is served with the same headers', { tag: '@release' }, async ({
  baseURL,
}) => {
  await expectSite(String(baseURL));
  const page = await ask(String(baseURL));
  expect(page.headers.get('strict-transport-security')).toBeNull();
});
