/** The origin of the site, without a slash at its end; empty where no setting names it. */
export const origin = (process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '');
