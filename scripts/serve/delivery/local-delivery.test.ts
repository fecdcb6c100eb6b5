import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../local-server';
import { withLocalDelivery } from './local-delivery';
import { readOutbox } from './outbox';

const message = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'patient',
  template_params: { firstName: 'Asha', symptoms: 'secret' },
};

let server: Server;
let folder: string;
let outbox: string;
let url: string;
const log = vi.spyOn(console, 'log').mockReturnValue();

const send = (body: unknown = message, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(body), headers });

const listMessages = async () => (await readOutbox(outbox)).messages;

beforeEach(async () => {
  vi.clearAllMocks();
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  outbox = join(folder, 'outbox');
  vi.stubEnv('OUTBOX_DIR', outbox);
  vi.stubEnv('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'key');
  vi.stubEnv('NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service');
  vi.stubEnv('NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID', 'patient');
  server = createServer(withLocalDelivery((_, response) => response.end('the site')));
  await listen(server, 0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('the local e-mail delivery stores the whole message, and logs one line without the answers', async () => {
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const [stored] = await listMessages();
  expect(stored?.message).toEqual(message);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).not.toMatch(/Asha|secret/);
  expect(await readdir(outbox)).toEqual([stored?.file]);
});

test('the local e-mail delivery refuses requests from other sites', async () => {
  expect((await send(message, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(await listMessages()).toEqual([]);
});
