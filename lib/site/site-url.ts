import { basePath } from '../base-path';

/** Where the site lives: origin and folder, without a slash at the end. */
export const siteUrl = `${(process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '')}${basePath}`;
