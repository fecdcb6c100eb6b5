import { createHash } from 'node:crypto';

/** The origins outside the site that its pages may reach; empty where there is none. */
export interface OtherOrigins {
  /** Where the forms send. */
  email: string;
  /** Whose map stands in a frame. */
  map: string;
}

/** The hash of a script or a style in the form that policies and `integrity` share. */
export const toHash = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** What stands in a page itself, as text. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const toSources = (inline: readonly string[]) =>
  ["'self'", ...new Set(inline.map((content) => `'${toHash(content)}'`))].join(' ');

/** The content security policy of a page with these inline scripts and styles, as it stands in it. */
export function toPagePolicy({ scripts, styles }: Inline, { email, map }: OtherOrigins) {
  return [
    "default-src 'none'",
    `script-src ${toSources(scripts)}`,
    `style-src ${toSources(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", email].filter(Boolean).join(' ')}`,
    `frame-src ${map || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
