/** The kind of a file, which determines its cache lifetime and which sites may embed it. */
export type FileKind = 'hashed' | 'page' | 'other';

type Headers = Record<string, string>;

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

/** The headers by kind of file, with those of a page for unknown paths; other sites may embed social pictures. */
export const fileHeaders = {
  hashed: {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  page: { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' },
  other: { 'Cache-Control': 'public, max-age=3600' },
} satisfies Record<FileKind, Headers>;

/** The kind of the file at a path relative to the base path. */
export function toFileKind(path: string): FileKind {
  if (path.startsWith('/_next/static/')) {
    return 'hashed';
  }
  return /(?:\/|\.html)$/.test(path) ? 'page' : 'other';
}
