import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readExport } from '@/checks/support/export';
import { nextPostPath } from '@/checks/support/routes';
import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { type LanguageCode, toLanguageFolder } from '@/lib/languages';
import { findProgram } from '@/scripts/find-program';
import { fileHeaders, securityHeaders } from '@/scripts/serve/headers';
import { sitePort } from './support/network';
import { article, LOST } from './support/sample-pages';

const apacheModules = '/usr/lib/apache2/modules';

const toApache = (...modules: string[]) => ({
  command: 'apache2',
  file: 'public/.htaccess',
  config: `
    ServerName localhost
    PidFile FOLDER/pid
    ErrorLog FOLDER/error.log
    Listen 127.0.0.1:PORT
    ${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
    TypesConfig /etc/mime.types
    User www-data
    Group www-data
    DocumentRoot FOLDER/root
    <Directory FOLDER/root>
    AllowOverride AuthConfig FileInfo Indexes Limit
    </Directory>`,
  options: ['-d', 'FOLDER', '-f', 'FOLDER/config', '-DFOREGROUND'],
});

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const apache = ['mpm_event', 'authz_core', 'dir', 'mime'];

/** How each host is started: `file` is the one in the repository that its owner adapts, SITE its text. */
const hosts = {
  nginx: {
    command: 'nginx',
    file: 'hosting/nginx.conf',
    config: `
      pid FOLDER/pid;
      error_log FOLDER/error.log;
      daemon off;
      master_process off;
      events {}
      http {
        access_log off;
        ${temporary.map((name) => `${name}_temp_path FOLDER/${name};`).join('\n')}
        include /etc/nginx/mime.types;
        SITE
      }`,
    options: ['-p', 'FOLDER', '-c', 'FOLDER/config'],
  },
  Apache: toApache(...apache, 'headers'),
  'Apache without mod_headers': toApache(...apache),
  Caddy: {
    command: 'caddy',
    file: 'hosting/Caddyfile',
    config: '{\n  admin off\n  auto_https off\n}\nSITE',
    options: ['run', '--config', 'FOLDER/config', '--adapter', 'caddyfile'],
  },
};

/** Serves a copy of the export below `basePath`, if the host is installed, for as long as a function takes. */
async function visit(
  name: keyof typeof hosts,
  basePath: string,
  run: (site: string) => Promise<void>,
): Promise<void> {
  const { command, file, config, options } = hosts[name];
  const program = findProgram([command], ['/usr/sbin']);
  test.skip(!program, `${name} is not installed here.`);
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  // For servers that drop root privileges.
  await chmod(folder, 0o755);
  const site = join(folder, 'root', basePath);
  await cp('out', site, { recursive: true });
  const port = String(sitePort + 20_000 + test.info().parallelIndex);
  const fill = (text: string) => text.replaceAll('FOLDER', folder).replaceAll('PORT', port);
  const adapted = (await readFile(file, 'utf8'))
    // An owner writes the folder of the site before these addresses.
    .replace(/(?<= )\/(?=404\.html|(?:hi|mr)\/)/g, `${basePath}/`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('www.example.com {', `http://localhost:${port} {`)
    .replace('/var/www/html', join(folder, 'root'));
  await writeFile(join(site, '.htaccess'), file.endsWith('.htaccess') ? adapted : '');
  await writeFile(
    join(folder, 'config'),
    fill(config).replace('SITE', () => adapted),
  );
  const server = spawn(String(program), options.map(fill), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const hasEnded = new Promise((done) => server.once('exit', done));
  try {
    const origin = `http://localhost:${port}`;
    await expect.poll(() => fetch(origin).then(Boolean, () => said)).toBe(true);
    await run(origin + basePath);
  } finally {
    server.kill();
    await hasEnded;
    await rm(folder, { recursive: true, force: true });
  }
}

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

for (const name of ['nginx', 'Apache', 'Caddy'] as const) {
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
