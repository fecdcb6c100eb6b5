import { readFileSync } from 'node:fs';

const [, written] =
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync('out/robots.txt', 'utf8')) ?? [];

/** The whole address of the site without a slash at its end, as the export gives it to search engines. */
export const siteUrl = written ?? '';
