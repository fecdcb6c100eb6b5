import { getContent } from '@/lib/content/get-content';
import { isPublishedIn, listPublishedLanguages } from '@/lib/content/languages';
import { defaultLanguage } from '@/lib/language';
import { toLanguageFolder } from '@/lib/site/language-address';
import { withoutLanguage } from './language-folders';

/** A kind of file by how long browsers may keep it and who may show it. */
export type FileKind = 'hashed' | 'page' | 'social' | 'other';

/** Headers by name. */
export type Headers = Record<string, string>;

// A browser reports a feature that it does not know on every page: these are known everywhere, and
// `web-share`, which is not, is the site's own without a word.
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

/** The security headers of every answer. What a page itself can say stands in its own policy. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // The address of a page can tell what a visitor has; no other site is to learn it.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * HTTPS alone for two years, for hosts on the public web. Without `includeSubDomains`, which makes a
 * subdomain without HTTPS unreachable (often `webmail.`), and without `preload`, which cannot be undone.
 */
export const transportHeaders: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** How long a browser may keep a file of each kind without asking again. */
export const cacheControl: Record<FileKind, string> = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  social: 'public, max-age=3600',
  other: 'public, max-age=3600',
};

/** Which sites may show a file of each kind inside their own pages. */
export const resourcePolicy: Record<FileKind, string> = {
  hashed: 'same-origin',
  page: 'same-origin',
  social: 'cross-origin',
  other: 'same-origin',
};

/** Where the files of the kinds that stand in a folder of their own are, below that of a language. */
export const foldersByKind = { hashed: '/_next/static/', social: '/social/' } as const;

/** The ending of pages and of the data from which a page is drawn without a document load. */
export const pageEnding = /(?:\/|\.html|\.txt)$/;

/** The kind of the file at an address below the site's folder. */
export function toFileKind(address: string): FileKind {
  const path = withoutLanguage(address);
  if (path.startsWith(foldersByKind.hashed)) {
    return 'hashed';
  }
  if (path.startsWith(foldersByKind.social)) {
    return 'social';
  }
  return pageEnding.test(path) ? 'page' : 'other';
}

/** The headers that depend on what is answered; an address that leads nowhere gets those of a page. */
export const toFileHeaders = (kind: FileKind): Headers => ({
  'Cache-Control': cacheControl[kind],
  'Cross-Origin-Resource-Policy': resourcePolicy[kind],
});

/** The addresses that lead on to another for good: `from` without a slash at its end, `to` with it. */
export const listRedirects = () =>
  listPublishedLanguages().flatMap((code) =>
    [...getContent(code).redirects.byPath.values()].map(({ from, to }) => ({
      from: `${toLanguageFolder(code)}${from.replace(/\/$/, '')}`,
      to: `${toLanguageFolder(isPublishedIn(code, to) ? code : defaultLanguage)}${to}`,
    })),
  );
