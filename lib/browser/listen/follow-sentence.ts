import { prefersReducedMotion } from '@/lib/browser/prefers-reduced-motion';
import type { SpokenSentence } from './sentences-of-page';

const actions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What is kept free above and below a sentence, in px. */
const AIR_PX = 16;

/**
 * Keeps sentences in view one after the other, between the header and a bar at the bottom. A reader
 * who has scrolled away from a sentence is left alone until it is in view again.
 */
export function createFollower(bar: Element) {
  const abortController = new AbortController();
  const { signal } = abortController;
  let last: SpokenSentence | null = null;
  // A scroll of our own may still be on its way when the next sentence begins: only what the reader
  // did tells that the sentence was left.
  let hasActed = false;
  for (const type of actions) {
    addEventListener(
      type,
      () => {
        hasActed = true;
      },
      { signal, capture: true, passive: true },
    );
  }

  const readPlace = ({ range, element }: SpokenSentence) => {
    const { top, bottom } = (range ?? element).getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return {
      top,
      bottom,
      upper: Math.max(0, header),
      lower: bar.getBoundingClientRect().top,
    };
  };

  const isInView = (sentence: SpokenSentence) => {
    const { top, bottom, upper, lower } = readPlace(sentence);
    return bottom > upper && top < lower;
  };

  return {
    /** Brings a sentence into view, unless the reader has left the one before. */
    follow(sentence: SpokenSentence) {
      if (hasActed && last && !isInView(last)) {
        last = sentence;
        return;
      }
      hasActed = false;
      last = sentence;
      // The answer to a question may be folded.
      const details = sentence.element.closest('details');
      if (details) {
        details.open = true;
      }
      const { top, bottom, upper, lower } = readPlace(sentence);
      if (top < upper + AIR_PX || bottom > lower - AIR_PX) {
        scrollBy({
          top: top - upper - (lower - upper) / 4,
          behavior: prefersReducedMotion() ? 'instant' : 'smooth',
        });
      }
    },
    /** Follows the next sentence wherever the reader is. */
    forgive() {
      last = null;
    },
    end: () => abortController.abort(),
  };
}
