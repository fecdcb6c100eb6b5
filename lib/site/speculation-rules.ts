import 'server-only';
import { toAddress } from '../base-path';

/** Prefetches the page of a link on intent, in browsers that know speculation rules; files have an ending. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: toAddress('/*') },
          { not: { href_matches: toAddress('/*.*') } },
          { not: { selector_matches: 'a[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
