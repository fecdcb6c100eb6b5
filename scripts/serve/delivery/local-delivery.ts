import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { fail } from '../../fail';
import { answerSend } from './email-api';
import { readOutbox, storeMessage } from './outbox';
import { outboxPolicy, toOutboxPage } from './outbox-page';

const MAX_BODY_BYTES = 200_000;
const RATE_LIMIT_MS = 1000;
const SEND_PATH = '/api/v1.0/email/send';
const OUTBOX_PATH = '/outbox/';
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Reads the body as text; returns `null` if it exceeds the limit. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

function reply(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

// Rejects requests from other sites (CSRF) and DNS rebinding.
function isOwnRequest({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  return (
    LOOPBACK_HOST.test(host) && (!headers.origin || headers.origin === `http://${headers.host}`)
  );
}

/** Logs one line for a message, without user input. */
const log = (line: string) => console.log(`${new Date().toLocaleTimeString('en-GB')} ${line}`);

function refuse(response: ServerResponse, status: number, text: string): void {
  log(`refused: ${status} ${text}`);
  reply(response, status, text);
}

/** Adds the EmailJS endpoint and the outbox page to a site; the README documents the settings. */
export function withLocalDelivery(site: RequestListener): RequestListener {
  const outbox = resolve(process.env.OUTBOX_DIR || 'outbox');
  // EmailJS rejects more than one message per second.
  const isRateLimited = process.env.DELIVERY_RATE_LIMIT === '1';
  let lastAcceptedAt = Number.NEGATIVE_INFINITY;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (body === null) {
      response.setHeader('Connection', 'close');
      return refuse(response, 413, 'Variables size limit');
    }
    const { status, text, message } = answerSend(body);
    if (!message) {
      return refuse(response, status, text);
    }
    if (isRateLimited && Date.now() - lastAcceptedAt < RATE_LIMIT_MS) {
      return refuse(response, 429, 'Too Many Requests');
    }
    lastAcceptedAt = Date.now();
    try {
      const file = await storeMessage(outbox, message);
      log(`${message.template_id} -> ${file}`);
      reply(response, status, text);
    } catch (reason) {
      response.on('close', () =>
        fail(`The last message could not be stored, and its sender was told so: ${reason}`),
      );
      reply(response, 500, 'The message could not be stored');
    }
  }

  async function showOutbox(response: ServerResponse): Promise<void> {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': outboxPolicy,
      'Referrer-Policy': 'no-referrer',
      ...headers,
    });
    response.end(toOutboxPage(await readOutbox(outbox)));
  }

  return (request, response) => {
    const [path] = (request.url ?? '/').split('?');
    if (path !== SEND_PATH && path !== OUTBOX_PATH) {
      return site(request, response);
    }
    if (!isOwnRequest(request)) {
      return reply(response, 403, 'This address answers this machine alone');
    }
    if (request.method !== (path === SEND_PATH ? 'POST' : 'GET')) {
      return reply(response, 405, 'Method Not Allowed');
    }
    const answered = path === SEND_PATH ? receive(request, response) : showOutbox(response);
    return answered.catch((reason) => {
      log(`error: ${reason}`);
      response.destroy();
    });
  };
}
