// Mocks the e-mail service of a release: forwards what the forms send to the local delivery.
import { execFileSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { emailService, sitePort } from './network';

// CORS: EmailJS responds to every origin; the account settings decide which ones may send.
const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url, headers } = request;
  if (headers.host !== emailService?.url.host) {
    response.writeHead(404).end();
    return;
  }
  if (method === 'OPTIONS') {
    response
      .writeHead(204, {
        ...corsHeaders,
        'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
      })
      .end();
    return;
  }
  const delivery = await fetch(`http://127.0.0.1:${sitePort}${url}`, {
    method,
    ...(method === 'POST' && { body: await text(request) }),
  });
  response.writeHead(delivery.status, { ...corsHeaders, 'Content-Type': 'text/plain' });
  response.end(await delivery.text());
}

// openssl writes both the certificate and its key to standard output.
const pem = execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', '-'],
  { stdio: ['ignore', 'pipe', 'ignore'] },
);

createServer({ key: pem, cert: pem }, answer).listen(emailService?.port, '127.0.0.1');
