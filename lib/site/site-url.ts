import { basePath } from '../base-path';

/** The absolute address of the site, without a trailing slash. */
export const siteUrl = `${(process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '')}${basePath}`;
