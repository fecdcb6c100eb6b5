import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const isText = (type: unknown) =>
  /^(?:text\/|image\/svg|application\/(?:javascript|json|xml|manifest))/.test(String(type));

// Brotli quality 5 has no noticeable latency.
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};

const encodings = ['br', 'gzip'] as const;

/**
 * Compresses text responses with an encoding that the browser accepts, except for range requests, whose byte
 * ranges refer to the uncompressed file.
 */
export function compressText({ headers, method }: IncomingMessage, response: ServerResponse): void {
  const accepted = String(headers['accept-encoding'] ?? '').split(/[\s,]+/);
  const encoding = encodings.find((name) => accepted.includes(name));
  const writeHead = response.writeHead.bind(response);

  function writeCompressedHead(status: number, told: OutgoingHttpHeaders = {}) {
    if (!isText(told['Content-Type'])) {
      return writeHead(status, told);
    }
    response.setHeader('Vary', 'Accept-Encoding');
    if (!encoding || headers.range || method === 'HEAD') {
      return writeHead(status, told);
    }
    const { 'Content-Length': _, ...others } = told;
    response.once('pipe', (source: Readable) => {
      source.unpipe(response);
      source.pipe(compressors[encoding]()).pipe(response);
    });
    return writeHead(status, { ...others, 'Content-Encoding': encoding });
  }

  response.writeHead = writeCompressedHead as typeof response.writeHead;
}
