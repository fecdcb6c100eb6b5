/** The folder below which the host serves the site, without a slash at its end. */
export const basePath = process.env.BASE_PATH ?? '';

/** Puts the folder of the site, or its whole address, before the links inside a piece of our own HTML. */
export const withRoot = (html: string, root = basePath) =>
  html.replaceAll('href="/', `href="${root}/`);
