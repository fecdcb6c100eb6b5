/** The folder below which the host serves the site, without a slash at its end. */
export const basePath = process.env.BASE_PATH ?? '';

/** Puts the folder of the site in front of the links inside a piece of our own HTML. */
export const withBasePath = (html: string) => html.replaceAll('href="/', `href="${basePath}/`);
