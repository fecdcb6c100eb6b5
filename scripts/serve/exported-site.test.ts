import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { exportedSite } from './exported-site';

const words = '<p>Words that stand on the page.</p>'.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const files = {
  'index.html': words,
  '404.html': `Nothing is here. ${words}`,
  'search-index/pages.json': JSON.stringify({ words }),
  '_next/static/chunk.js': `// ${words}`,
  'social/en.png': words,
};

/** Starts a server of the export for one test; returns its port. */
async function start(): Promise<number> {
  const server = createServer(exportedSite(folder, ''));
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

beforeAll(() => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends a request; returns the response without decompressing it. */
async function ask(port: number, path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((done) => {
    get({ port, path, headers, agent: false }, done);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test('text is compressed for a browser that takes brotli', async () => {
  const port = await start();
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/nowhere/', '404.html'],
    ['/search-index/pages.json', 'search-index/pages.json'],
    ['/_next/static/chunk.js', '_next/static/chunk.js'],
  ] as const) {
    const { headers, body } = await ask(port, path, { 'accept-encoding': 'gzip, br' });
    expect(headers, path).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBeUndefined();
    expect(brotliDecompressSync(body).toString(), path).toBe(files[file]);
    expect(body.byteLength, path).toBeLessThan(files[file].length / 10);
  }
});

test('what is compressed already, a part, or for a browser that takes nothing goes as it is', async () => {
  const port = await start();
  for (const [path, headers, body] of [
    ['/', {}, words],
    ['/', { 'accept-encoding': 'br', range: 'bytes=3-7' }, 'Words'],
    ['/social/en.png', { 'accept-encoding': 'br' }, words],
  ] as const) {
    const answer = await ask(port, path, headers);
    expect(answer.headers['content-encoding'], path).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(body.length));
    expect(answer.body.toString()).toBe(body);
  }
});

test('a folder without a 404 page answers 404', async () => {
  rmSync(join(folder, '404.html'));
  const { status, body } = await ask(await start(), '/nowhere/');
  expect(status).toBe(404);
  expect(body.toString()).toBe('Not found');
});
