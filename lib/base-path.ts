/** The folder below which the host serves the site, without a slash at its end. */
export const basePath = process.env.BASE_PATH ?? '';
