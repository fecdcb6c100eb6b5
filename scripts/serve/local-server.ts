import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fail } from '../fail';
import { type DeliveryOptions, withLocalDelivery } from './delivery/local-delivery';

const HOST = '127.0.0.1';

const DEFAULT_PORT = 3000;
const LAST_PORT = 65_535;

/** Parses a port, 3000 by default; returns `null` for an invalid port. */
export function readPort(text: string | undefined): number | null {
  const port = text ? Number(text) : DEFAULT_PORT;
  return /^\d*$/.test(text ?? '') && port <= LAST_PORT ? port : null;
}

/** The port in `PORT`, 3000 by default; exits the process if it is invalid. */
export const getPort = (): number =>
  readPort(process.env.PORT) ??
  fail(`PORT must be a whole number from 0 to ${LAST_PORT}; it is "${process.env.PORT}".`);

const isSystemError = (reason: unknown): reason is NodeJS.ErrnoException =>
  reason instanceof Error && 'code' in reason;

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, HOST, () => probe.close(() => done(true)));
  });

/** Why a server does not listen, in one line, with the next free port if this one is in use. */
export async function explainFailure(reason: unknown, port: number): Promise<string> {
  if (!isSystemError(reason) || reason.code !== 'EADDRINUSE') {
    return `The server could not start: ${reason}`;
  }
  let next = port + 1;
  while (next < LAST_PORT && !(await isFree(next))) {
    next += 1;
  }
  return `Port ${port} is in use. The next free one: PORT=${next}`;
}

/** Listens on the loopback address only; exits the process if the port is in use. */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (reason) {
    fail(await explainFailure(reason, port));
  }
}

/** Exits the process before a long build if the port is in use. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
}

/** The shell of npm; read at once, because it may be gone after a long build. */
const parent = process.ppid;
const PARENT_CHECK_MS = 500;

/** Ends this process with the shell that npm started it in: npm passes signals to the shell, which keeps them. */
function endWithParent(): void {
  setInterval(() => process.ppid === parent || process.exit(), PARENT_CHECK_MS).unref();
}

const toSentence = (reason: unknown) =>
  isSystemError(reason) && reason.code === 'ENOSPC'
    ? 'The disk is full: the last message was not stored, and its sender was told so.'
    : `The last message could not be stored, and its sender was told so: ${reason}`;

export const getDeliveryOptions = (): DeliveryOptions => ({
  ids: {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateIds: [
      process.env.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID ?? '',
      process.env.NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID ?? '',
    ],
  },
  outbox: resolve(process.env.OUTBOX_DIR || 'outbox'),
  isRateLimited: process.env.DELIVERY_RATE_LIMIT === '1',
  log: (line) => console.log(`${new Date().toLocaleTimeString('en-GB')} ${line}`),
  onStoreFailure: (reason) => fail(toSentence(reason)),
});

/** Serves a site with the local delivery, and prints their addresses. */
export async function serve(site: RequestListener, server = createServer()): Promise<void> {
  const port = getPort();
  endWithParent();
  server.on('request', withLocalDelivery(getDeliveryOptions(), site));
  await listen(server, port);
  // With PORT=0, the operating system chooses a port.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(`The site:     ${origin}${process.env.BASE_PATH ?? ''}/`);
  console.log(`Its messages: ${origin}/outbox/`);
}
