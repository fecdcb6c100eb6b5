/** The path below which the host serves the site, without a trailing slash. */
export const basePath = process.env.BASE_PATH ?? '';

/** The URL path of a page or file, from its path within the site. */
export const toAddress = (path: string): string => `${basePath}${path}`;
