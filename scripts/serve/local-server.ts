import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fail } from '../fail';
import { withLocalDelivery } from './delivery/local-delivery';

/** Listens only on the loopback address. */
const HOST = '127.0.0.1';

const DEFAULT_PORT = 3000;
const LAST_PORT = 65_535;

/** Parses a port such as that in `PORT`, 3000 by default; exits the process if it is invalid. */
export function toPort(text: string | undefined): number {
  const port = text ? Number(text) : DEFAULT_PORT;
  return /^\d*$/.test(text ?? '') && port <= LAST_PORT
    ? port
    : fail(`PORT must be a whole number from 0 to ${LAST_PORT}; it is "${text}".`);
}

/** Listens on a port; returns `false` if it is in use. */
export const listen = (server: Server, port: number): Promise<boolean> =>
  new Promise((done, reject) => {
    server.once('error', (reason: NodeJS.ErrnoException) =>
      reason.code === 'EADDRINUSE' ? done(false) : reject(reason),
    );
    server.listen(port, HOST, () => done(true));
  });

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isListening = await listen(probe, port);
  await new Promise((done) => probe.close(done));
  return isListening;
}

/** Exits the process with a one-line message if a port is in use; also called before a long build. */
export async function assertPortIsFree(port: number): Promise<void> {
  let free = port;
  while (!(await isFree(free))) {
    free += 1;
  }
  if (free !== port) {
    fail(`Port ${port} is in use. The next free one: PORT=${free}`);
  }
}

/** The process id of npm's shell; read at once, because the shell may have ended after a long build. */
const parent = process.ppid;
const PARENT_CHECK_MS = 500;

/** Exits when the shell that npm started ends: npm passes signals to that shell, which does not forward them. */
function endWithParent(): void {
  setInterval(() => process.ppid === parent || process.exit(), PARENT_CHECK_MS).unref();
}

/** Serves a site with local delivery, and prints the URLs of both. */
export async function serve(site: RequestListener, server = createServer()): Promise<void> {
  const port = toPort(process.env.PORT);
  await assertPortIsFree(port);
  endWithParent();
  server.on('request', withLocalDelivery(site));
  await listen(server, port);
  // With PORT=0, the operating system chooses a port.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(`The site:     ${origin}${process.env.BASE_PATH ?? ''}/`);
  console.log(`Its messages: ${origin}/outbox/`);
}
