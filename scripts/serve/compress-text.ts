import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

const isText = (type: unknown) =>
  /^(?:text\/|image\/svg|application\/(?:javascript|json|xml|manifest))/.test(String(type));

// Brotli quality 5 adds no noticeable latency.
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Compresses text responses for browsers that accept brotli, except for range requests, whose byte ranges refer to the
 * uncompressed file.
 */
export function compressText({ headers, method }: IncomingMessage, response: ServerResponse): void {
  const isAccepted = /\bbr\b/.test(String(headers['accept-encoding']));
  const writeHead = response.writeHead.bind(response);

  function writeCompressedHead(status: number, told: OutgoingHttpHeaders = {}) {
    if (!isText(told['Content-Type'])) {
      return writeHead(status, told);
    }
    response.setHeader('Vary', 'Accept-Encoding');
    if (!isAccepted || headers.range || method === 'HEAD') {
      return writeHead(status, told);
    }
    const { 'Content-Length': _, ...others } = told;
    response.once('pipe', (source: Readable) => {
      source.unpipe(response);
      source.pipe(createBrotliCompress(options)).pipe(response);
    });
    return writeHead(status, { ...others, 'Content-Encoding': 'br' });
  }

  response.writeHead = writeCompressedHead as typeof response.writeHead;
}
