import { prefersReducedMotion } from '@/lib/browser/prefers-reduced-motion';
import type { SpokenSentence } from './sentences-of-page';

const actions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The minimum distance of a sentence from header and bar, in px. */
const MARGIN_PX = 16;

/**
 * Scrolls sentences into view, between the header and a bar at the bottom. After the reader scrolls
 * away, it pauses until the current sentence is in view again.
 */
export function createFollower(bar: Element) {
  const abortController = new AbortController();
  const { signal } = abortController;
  let last: SpokenSentence | null = null;
  // A smooth scroll may still be running when the next sentence begins: only input of the reader means
  // that the reader has scrolled away.
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
    /** Scrolls a sentence into view, unless the reader has scrolled away. */
    follow(sentence: SpokenSentence) {
      if (hasActed && last && !isInView(last)) {
        last = sentence;
        return;
      }
      hasActed = false;
      last = sentence;
      // The sentence may be in a closed answer.
      const details = sentence.element.closest('details');
      if (details) {
        details.open = true;
      }
      const { top, bottom, upper, lower } = readPlace(sentence);
      if (top < upper + MARGIN_PX || bottom > lower - MARGIN_PX) {
        scrollBy({
          top: top - upper - (lower - upper) / 4,
          behavior: prefersReducedMotion() ? 'instant' : 'smooth',
        });
      }
    },
    /** Scrolls to the next sentence in any case. */
    reset() {
      last = null;
    },
    end: () => abortController.abort(),
  };
}
