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

/** How to start each web server: the text of `file`, in the repository, replaces SITE or becomes `.htaccess`. */
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

/** Serves a copy of the export below `basePath` while a function runs; skips the test if the server is missing. */
async function visit(
  name: keyof typeof hosts,
  basePath: string,
  run: (site: string) => Promise<void>,
): Promise<void> {
  const { command, file, config, options } = hosts[name];
  const program = findProgram([command], ['/usr/sbin']);
  test.skip(!program, `${name} is not installed here.`);
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  // Lets servers that drop root privileges read the folder.
  await chmod(folder, 0o755);
  const site = join(folder, 'root', basePath);
  await cp('out', site, { recursive: true });
  const port = String(sitePort + 20_000 + test.info().parallelIndex);
  const fill = (text: string) => text.replaceAll('FOLDER', folder).replaceAll('PORT', port);
  const adapted = (await readFile(file, 'utf8'))
    // In these paths, an owner has to insert the base path by hand.
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

type Headers = Record<string, string | null>;

const https = { 'strict-transport-security': 'max-age=63072000' };

/** Checks what every host must do for the site at this URL; `own` are additional headers; `null` skips all headers. */
async function expectSite(site: string, own: Headers | null): Promise<void> {
  /** Requests a URL, and returns the response text. */
  async function ask(address: string, status: number, type: RegExp, headers: Headers) {
    const answer = await fetch(address);
    expect(answer.status, address).toBe(status);
    expect(answer.headers.get('content-type'), address).toMatch(type);
    for (const [name, value] of Object.entries(own ? { ...securityHeaders, ...headers } : {})) {
      expect(answer.headers.get(name), `${address}: ${name}`).toBe(value);
    }
    return answer.text();
  }
  const askPage = (address: string, status = 200) =>
    ask(address, status, /^text\/html; ?charset=utf-8$/i, { ...own, ...fileHeaders.page });
  const expectLost = async (address: string, code: LanguageCode) =>
    expect(await askPage(address, 404)).toContain(getContent(code).messages['not-found'].title);

  for (const code of listPublishedLanguages()) {
    const folder = site + toLanguageFolder(code);
    for (const path of ['/', '/faq/', '/patient-form/', article.path]) {
      await askPage(folder + path);
    }
    await expectLost(folder + LOST, code);
  }
  for (const path of [LOST.slice(0, -1), '/_next/static/nothing.js', nextPostPath]) {
    await expectLost(site + path, 'en');
  }
  // A URL without its trailing slash is redirected to the one with it.
  const moved = await fetch(`${site}/faq`, { redirect: 'manual' });
  expect([301, 308]).toContain(moved.status);
  const { pathname } = new URL(moved.headers.get('location') ?? '', moved.url);
  expect(pathname).toBe(`${new URL(site).pathname}/faq/`.replace('//', '/'));
  await ask(`${site}/${chunk}`, 200, /javascript/, fileHeaders.hashed);
  for (const [path, type] of [
    ['/sitemap.xml', /xml/],
    ['/icons/icon.svg', /^image\/svg/],
    ['/social/en.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ] as const) {
    // Other sites may load icons, pictures and data, so Cross-Origin-Resource-Policy must be absent (null).
    const open = { 'cross-origin-resource-policy': null };
    await ask(site + path, 200, type, { ...fileHeaders.other, ...open });
  }
}

for (const [name, basePath] of [
  ...(['nginx', 'Apache', 'Caddy'] as const).flatMap((host) =>
    ['', '/clinic'].map((path) => [host, path] as const),
  ),
  ['Apache without mod_headers', ''] as const,
]) {
  const hasHeaders = name !== 'Apache without mod_headers';
  test(
    `${name} serves the export at "${basePath}/" with its ${hasHeaders ? 'headers and ' : ''}404 pages`,
    {
      tag: '@all',
    },
    () => visit(name, basePath, (site) => expectSite(site, hasHeaders ? https : null)),
  );
}

test('the local server sends all headers of hosts but HSTS', { tag: '@release' }, ({ baseURL }) =>
  expectSite(String(baseURL), { 'strict-transport-security': null }),
);
