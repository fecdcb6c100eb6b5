import type { SpokenSentence } from './sentences-of-page';

const NAME = 'spoken';

/**
 * Highlights a sentence, and removes the previous highlight, without a change of the DOM's text. Pictures,
 * and browsers without the CSS Custom Highlight API, get an outline around the block.
 */
export function markSentence(sentence: SpokenSentence | null): void {
  const highlights = globalThis.CSS?.highlights;
  highlights?.delete(NAME);
  for (const element of document.querySelectorAll('[data-spoken]')) {
    element.removeAttribute('data-spoken');
  }
  if (highlights && sentence?.range) {
    highlights.set(NAME, new Highlight(sentence.range));
  } else {
    sentence?.element.setAttribute('data-spoken', '');
  }
}
