import type { Messages } from '@/lib/content/words/messages';
import { formatMessage, formatPlural } from '@/lib/text/format-message';
import { listSentences } from '@/lib/text/sentences';

/** A sentence: Chrome stops in longer utterances, after about 15 s. */
export interface Utterance {
  text: string;
  /** The block that contains it, or the picture it describes. */
  element: Element;
}

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, summary';

/** Controls, navigation and decoration; `data-unspoken` marks further parts. */
const UNSPOKEN =
  'nav, button, input, select, textarea, label, form, dialog, sup, script, style, noscript, [hidden], [aria-hidden="true"], [aria-roledescription], [role="status"], [role="timer"], [data-unspoken]';

const PICTURES = 'svg[aria-label], img[alt]:not([alt=""])';

/** Visible, or in a closed `<details>`, whose content is read too. */
const isShown = (element: Element): boolean =>
  element.closest('details:not([open])') !== null ||
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

function filterNode(node: Node): number {
  if (!(node instanceof Element)) {
    return NodeFilter.FILTER_ACCEPT;
  }
  if (node.matches(UNSPOKEN) || !isShown(node)) {
    return NodeFilter.FILTER_REJECT;
  }
  return node.matches(PICTURES) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
}

/** The blocks and pictures of the page in reading order, with the text of each. */
function listBlocks(): Map<Element, string> {
  const walker = document.createTreeWalker(
    document.querySelector('main') as Element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    filterNode,
  );
  const blocks = new Map<Element, string>();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Element) {
      blocks.set(node, node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '');
    } else {
      const block = node.parentElement?.closest(BLOCKS);
      if (block) {
        blocks.set(block, (blocks.get(block) ?? '') + node.nodeValue);
      }
    }
  }
  return blocks;
}

/** All that is read aloud, in order; the first sentence of a block announces what kind of block it is. */
export function listUtterances({
  announcements,
  abbreviations,
}: Pick<Messages['listen'], 'announcements' | 'abbreviations'>): Utterance[] {
  const { lang } = document.documentElement;
  const begunItems = new Set<Element>();

  function announce(element: Element, text: string): string {
    if (element.matches(PICTURES)) {
      return formatMessage(announcements.picture, { text });
    }
    if (element.matches('summary')) {
      return formatMessage(announcements.question, { text });
    }
    // The heading of a section with a box follows its label, such as “Emergency”.
    if (element.matches('h2:not(section > h2, hgroup > h2)')) {
      return formatMessage(announcements.heading, { text });
    }
    const item = element.closest('li');
    const list = item?.parentElement;
    if (!list || begunItems.has(item)) {
      return text;
    }
    begunItems.add(item);
    const count = list.children.length;
    const number = [...list.children].indexOf(item) + 1;
    if (list.matches('ol') && element !== item) {
      return formatMessage(announcements.step, { number, count, text });
    }
    const said = list.matches('ol') ? formatMessage(announcements.item, { number, text }) : text;
    return number === 1 ? `${formatPlural(announcements.list, count, lang)} ${said}` : said;
  }

  return [...listBlocks()].flatMap(([element, text]) => {
    return listSentences(text.replace(/\s+/g, ' '), lang, abbreviations).map((sentence, index) => ({
      text: index === 0 ? announce(element, sentence) : sentence,
      element,
    }));
  });
}
