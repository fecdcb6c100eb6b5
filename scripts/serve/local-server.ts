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

/** Listens on the loopback address only; exits the process if the port is in use. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((done) => {
    server.once('error', (reason) =>
      fail(
        isSystemError(reason) && reason.code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop the program that uses it, or choose another with PORT=3001.`
          : `The server could not start: ${reason.message}`,
      ),
    );
    server.listen(port, HOST, done);
  });
}

/** Exits the process before a long build if the port is in use. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
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
  server.on('request', withLocalDelivery(getDeliveryOptions(), site));
  await listen(server, port);
  // With PORT=0, the operating system chooses a port.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(`The site:     ${origin}${process.env.BASE_PATH ?? ''}/`);
  console.log(`Its messages: ${origin}/outbox/`);
}
