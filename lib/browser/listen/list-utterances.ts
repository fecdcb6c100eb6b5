import type { Messages } from '@/lib/content/words/messages';
import { formatMessage } from '@/lib/text/format-message';
import { listSentences } from '@/lib/text/sentences';
import { getElement } from '../get-element';

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary';

/** Controls, navigation and decoration are not read aloud; `data-unspoken` marks further parts. */
const UNSPOKEN =
  'nav, button, input, select, textarea, label, form, dialog, sup, script, style, noscript, [hidden], [aria-hidden="true"], [aria-roledescription], [role="status"], [role="timer"], [data-unspoken]';

const announced = {
  picture: 'svg[aria-label], img[alt]:not([alt=""])',
  question: 'details[name] > summary',
  // Not the heading of a box (`section`), or one below a kicker (`hgroup`).
  heading: 'h2:not(section > h2, hgroup > h2)',
} as const;

/** Whether an element is read aloud: not `UNSPOKEN`, and visible or in a closed `<details>`. */
const isSpoken = (element: Element): boolean =>
  !element.matches(UNSPOKEN) &&
  (element.closest('details:not([open])') !== null ||
    (element.checkVisibility?.({ visibilityProperty: true }) ?? true));

function listBlocks(): Map<Element, string> {
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(
    getElement(document, 'main'),
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && !isSpoken(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS);
    if (node instanceof Element && node.matches(announced.picture)) {
      blocks.set(node, node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '');
    } else if (block && node instanceof Text) {
      blocks.set(block, (blocks.get(block) ?? '') + node.data);
    }
  }
  return blocks;
}

/**
 * Everything that is read aloud, in order, each with its block or picture. Split into sentences, because Chrome stops
 * an utterance after about 15 s. The first of a block announces the kind of block.
 */
export function listUtterances({ announcements, abbreviations }: Messages['listen']) {
  const { lang } = document.documentElement;

  function announce(element: Element, text: string): string {
    const kind = (['picture', 'question', 'heading'] as const).find((name) =>
      element.matches(announced[name]),
    );
    return kind ? formatMessage(announcements[kind], { text }) : text;
  }

  return [...listBlocks()].flatMap(([element, text]) =>
    listSentences(text.replace(/\s+/g, ' '), lang, abbreviations).map((sentence, index) => ({
      text: index === 0 ? announce(element, sentence) : sentence,
      element,
    })),
  );
}
