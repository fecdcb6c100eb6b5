import 'server-only';
import { toAddress } from '../base-path';

/** Prefetches linked pages on intent, in browsers that support speculation rules; skips files with an extension. */
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
