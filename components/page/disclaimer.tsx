import { getMessages } from '@/lib/content/get-content';
import { withNonBreakingSpaces } from '@/lib/text/non-breaking';

/** The end of every text about health. */
export function Disclaimer() {
  return <p className="mt-5">{withNonBreakingSpaces(getMessages().page.disclaimer)}</p>;
}
