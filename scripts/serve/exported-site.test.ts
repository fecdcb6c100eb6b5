import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { exportedSite } from './exported-site';
import { listen } from './local-server';

test('the local server compresses texts where the browser takes brotli, and answers 404 without a 404 page', async () => {
  const words = '<p>Words that are on the page.</p>'.repeat(200);
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  writeFileSync(join(folder, 'index.html'), words);
  const server = createServer(exportedSite(folder, ''));
  await listen(server, 0);
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const ask = async (path: string, headers: Record<string, string>) => {
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((done) => {
      get({ port, path, headers, agent: false }, done);
    });
    return { status: answer.statusCode, told: answer.headers, body: await buffer(answer) };
  };
  const compressed = await ask('/', { 'accept-encoding': 'gzip, br' });
  expect(compressed.told).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(compressed.body).toString()).toBe(words);
  const plain = await ask('/', {});
  expect(plain.told['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(words);
  expect((await ask('/nowhere/', {})).status).toBe(404);
});
