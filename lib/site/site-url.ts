import { basePath } from '../base-path';

export const origin = (process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '');

/** The absolute URL of the site, without a trailing slash. */
export const siteUrl = `${origin}${basePath}`;
