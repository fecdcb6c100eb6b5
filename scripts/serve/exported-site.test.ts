import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedSite } from './exported-site';
import { listen } from './local-server';

const words = '<p>Words that stand on the page.</p>'.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const files = {
  '/index.html': words,
  '/404.html': `Nothing is here. ${words}`,
  '/social/en.png': words,
};
const server = createServer();

beforeAll(async () => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  await listen(server.on('request', exportedSite(folder, '')), 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request; returns the response without decompressing it. */
async function ask(path: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((done) => {
    get({ port, path, headers, agent: false }, done);
  });
  return { status: answer.statusCode, told: answer.headers, body: await buffer(answer) };
}

const accepting = { 'accept-encoding': 'gzip, br' };

test.each([
  ['/', files['/index.html']],
  ['/nowhere/', files['/404.html']],
])('the text at %s is compressed for a browser that takes brotli', async (path, text) => {
  const { told, body } = await ask(path, accepting);
  expect(told).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(told['content-length']).toBeUndefined();
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test.each([
  ['text for a browser that takes nothing', '/', {}, words],
  ['what is compressed already', '/social/en.png', accepting, words],
])('%s goes as it is', async (_, path, headers, text) => {
  const { told, body } = await ask(path, headers);
  expect(told['content-encoding']).toBeUndefined();
  expect(told['content-length']).toBe(String(text.length));
  expect(body.toString()).toBe(text);
});

test('a folder without a 404 page answers 404', async () => {
  rmSync(join(folder, '404.html'));
  const { status, body } = await ask('/nowhere/', {});
  expect([status, body.toString()]).toEqual([404, 'Not found']);
});
