import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { compress } from './page-bytes';

const textTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** Reads a file as a static host sends it: text as brotli, anything else unchanged. */
function readAnswer(file: string): Answer {
  const type = textTypes[extname(file)];
  const content = readFileSync(file);
  return type
    ? { body: compress(content), headers: { 'Content-Type': type, 'Content-Encoding': 'br' } }
    : { body: content, headers: {} };
}

/** A static host with brotli compression on a free port; each file is compressed once. */
export async function serveCompressed(folder: string) {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const answer = answers.get(file) ?? readAnswer(file);
    answers.set(file, answer);
    response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
