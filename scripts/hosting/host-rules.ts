import { getContent } from '@/lib/content/get-content';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { toLanguageFolder } from '@/lib/languages';

/** The kind of a file, which determines its cache lifetime and which sites may embed it. */
export type FileKind = 'hashed' | 'page' | 'other';

export type Headers = Record<string, string>;

// Only features that all browsers support: an unknown one logs a console warning on every page.
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The security headers of every response, in addition to the `<meta>` policy of each page. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Other sites must not receive a URL that shows about which condition a visitor reads.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * HSTS for two years, for hosts on the public web; without `includeSubDomains`, which makes subdomains
 * without HTTPS unreachable (often `webmail.`), and without `preload`, which cannot be undone.
 */
export const transportHeaders: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** The headers of every response of a host on the public web. */
export const siteHeaders: Headers = { ...securityHeaders, ...transportHeaders };

/**
 * The headers by kind of file, with those of a page for unknown paths; other sites may embed social pictures.
 */
export const fileHeaders = {
  hashed: {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  page: { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' },
  other: { 'Cache-Control': 'public, max-age=3600' },
} satisfies Record<FileKind, Headers>;

/** The folder of files with a content hash in their names. */
export const hashedFolder = '/_next/static/';

/** Matches paths of pages. */
export const pageEnding = /(?:\/|\.html)$/;

/** The kind of the file at a path relative to the base path. */
export function toFileKind(address: string): FileKind {
  if (address.startsWith(hashedFolder)) {
    return 'hashed';
  }
  return pageEnding.test(address) ? 'page' : 'other';
}

/** The permanent redirects; `from` without a trailing slash, `to` with it. */
export const listRedirects = () =>
  listPublishedLanguages().flatMap((code) =>
    [...getContent(code).redirects.byPath].map(([from, to]) => ({
      from: `${toLanguageFolder(code)}${from.replace(/\/$/, '')}`,
      to: `${toLanguageFolder(code)}${to}`,
    })),
  );
