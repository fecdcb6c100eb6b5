import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as failure from '../fail';
import { assertPortIsFree, listen } from './local-server';

const fail = vi.spyOn(failure, 'fail').mockImplementation((sentence) => {
  throw new Error(sentence);
});

test('the server prints in one line that a port is in use, and the next free port', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  await expect(assertPortIsFree(port)).rejects.toThrow(
    /^Port \d+ is in use\. The next free one: PORT=\d+$/,
  );
  const next = Number(/\d+$/.exec(String(fail.mock.lastCall))?.[0]);
  expect(next).toBeGreaterThan(port);
  await expect(assertPortIsFree(next)).resolves.toBeUndefined();
});

test.skipIf(process.platform === 'win32')(
  'the server stops when the shell that started it ends',
  async () => {
    const program =
      "import('./scripts/serve/local-server.ts').then(({ serve }) => serve((_, response) => response.end()))";
    const shell = spawn('sh', ['-c', `node --import ./scripts/tsx.mjs -e "${program}"; true`], {
      env: { ...process.env, PORT: '0' },
    });
    const [output] = await once(shell.stdout, 'data');
    const [address = ''] = /http:\S+/.exec(String(output)) ?? [];
    expect((await fetch(address)).status).toBe(200);
    shell.kill();
    await expect.poll(() => fetch(address).catch(() => null), { timeout: 10_000 }).toBeNull();
  },
);
