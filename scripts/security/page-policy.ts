import { createHash } from 'node:crypto';

/** The origins outside the site that its pages may reach; empty where there is none. */
export interface OtherOrigins {
  /** Where the forms send. */
  email: string;
  /** Whose map stands in a frame. */
  map: string;
}

/** The hash of a script in the form that policies and `integrity` share. */
export const toHash = (script: string | Buffer) =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The content security policy of a page with these inline scripts, as it stands in the page. */
export function toPagePolicy(inlineScripts: readonly string[], { email, map }: OtherOrigins) {
  const hashes = [...new Set(inlineScripts.map((script) => `'${toHash(script)}'`))];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
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
