import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@/scripts/find-program';

interface Place {
  port: number;
  folder: string;
  /** The document root. */
  root: string;
}

interface Host {
  command: string;
  /** The file in the repository that its owner adapts. */
  file: string;
  toConfig: (place: Place, text: string) => string;
  toArguments: (configFile: string, folder: string) => string[];
}

const apacheModules = '/usr/lib/apache2/modules';
const loaded = ['mpm_event', 'authz_core', 'dir', 'mime'];

const toApache = (modules: readonly string[]): Host => ({
  command: 'apache2',
  file: 'public/.htaccess',
  toConfig: ({ port, folder, root }) =>
    [
      'ServerName localhost',
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/error.log`,
      `Listen 127.0.0.1:${port}`,
      ...modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
      'TypesConfig /etc/mime.types',
      'User www-data',
      'Group www-data',
      `DocumentRoot ${root}`,
      `<Directory ${root}>`,
      'AllowOverride AuthConfig FileInfo Indexes Limit',
      '</Directory>',
    ].join('\n'),
  toArguments: (configFile, folder) => ['-d', folder, '-f', configFile, '-DFOREGROUND'],
});

const hosts = {
  nginx: {
    command: 'nginx',
    file: 'hosting/nginx.conf',
    toConfig: ({ port, folder, root }, text) =>
      [
        `pid ${folder}/pid;`,
        `error_log ${folder}/error.log;`,
        'daemon off;',
        'master_process off;',
        'events {}',
        'http {',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${folder}/${name};`,
        ),
        'include /etc/nginx/mime.types;',
        text
          .replace('listen 80;', `listen 127.0.0.1:${port};`)
          .replace('root /var/www/html;', `root ${root};`),
        '}',
      ].join('\n'),
    toArguments: (configFile, folder) => ['-p', folder, '-c', configFile],
  },
  Apache: toApache([...loaded, 'headers']),
  'Apache without mod_headers': toApache(loaded),
  Caddy: {
    command: 'caddy',
    file: 'hosting/Caddyfile',
    toConfig: ({ port, root }, text) =>
      `{\n  admin off\n  auto_https off\n}\n${text
        .replace('www.example.com', `http://localhost:${port}`)
        .replace('/var/www/html', root)}`,
    toArguments: (configFile) => ['run', '--config', configFile, '--adapter', 'caddyfile'],
  },
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** The path of a host's program, if it is installed. */
export const findHost = (name: HostName) => findProgram([hosts[name].command], ['/usr/sbin']);

const findFreePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The addresses before which an owner writes the folder of the site. */
const addresses = /(?<= )\/(?=404\.html|(?:hi|mr)\/)/g;

/** Serves a copy of the export below `basePath` until `stop` is called. */
export async function startHost(name: HostName, basePath: string) {
  const host: Host = hosts[name];
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  // For servers that drop root privileges.
  await chmod(folder, 0o755);
  const root = join(folder, 'root');
  await cp('out', join(root, basePath), { recursive: true });
  const text = (await readFile(host.file, 'utf8')).replace(addresses, `${basePath}/`);
  await writeFile(join(root, basePath, '.htaccess'), host.file.endsWith('.htaccess') ? text : '');
  const port = await findFreePort();
  const configFile = join(folder, 'config');
  await writeFile(configFile, host.toConfig({ port, folder, root }, text));
  const server = spawn(findHost(name) ?? host.command, host.toArguments(configFile, folder), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const hasEnded = new Promise((done) => server.once('exit', done));
  return {
    origin: `http://localhost:${port}`,
    getErrors: () => said,
    stop: async () => {
      server.kill();
      await hasEnded;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
