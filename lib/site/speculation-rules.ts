import 'server-only';
import { basePath } from '../base-path';

/** Prefetches the page of a link on intent, in browsers that know speculation rules; files have an ending. */
export const getSpeculationRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${basePath}/*` },
            { not: { href_matches: `${basePath}/*.*` } },
            { not: { selector_matches: 'a[href^="#"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
