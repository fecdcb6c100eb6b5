/** The folder below which the host serves the site, without a slash at its end. */
export const basePath = process.env.BASE_PATH ?? '';

/** The address of a page or file of the site, from its path in it. */
export const toAddress = (path: string): string => `${basePath}${path}`;
