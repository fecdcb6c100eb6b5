import { createHash } from 'node:crypto';

/** The other origins of a page's requests; an empty string if there is none. */
export interface OtherOrigins {
  /** The origin of the e-mail service of the forms. */
  email: string;
  /** The origin of the embedded map. */
  map: string;
}

/** The hash of an inline script or style, as a CSP hash source. */
export const toHash = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The inline scripts and styles of a page. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const toSources = (inline: readonly string[]) =>
  ["'self'", ...new Set(inline.map((content) => `'${toHash(content)}'`))].join(' ');

/** The content security policy of a page with these inline scripts and styles. */
export function toPagePolicy({ scripts, styles }: Inline, { email, map }: OtherOrigins) {
  return [
    "default-src 'none'",
    `script-src ${toSources(scripts)}`,
    `style-src ${toSources(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", email, map].filter(Boolean).join(' ')}`,
    `frame-src ${map || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
