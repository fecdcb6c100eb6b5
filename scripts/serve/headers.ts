type Headers = Record<string, string>;

/** The security headers of every response, in addition to the `<meta>` policy of each page. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Other sites must not receive a URL that reveals which condition a visitor reads about.
  'Referrer-Policy': 'same-origin',
  // Only features that every supported Chrome knows: an unknown one logs a warning in the console on every page.
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The headers by kind of file: how long to cache it, and who may embed it; for unknown paths, those of a page. */
export const fileHeaders = {
  hashed: {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  page: { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' },
  other: { 'Cache-Control': 'public, max-age=3600' },
} satisfies Record<string, Headers>;

/** The kind of the file at a path relative to the base path. */
export function toFileKind(path: string): keyof typeof fileHeaders {
  if (path.startsWith('/_next/static/')) {
    return 'hashed';
  }
  return /(?:\/|\.html)$/.test(path) ? 'page' : 'other';
}
