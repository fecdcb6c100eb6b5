import type { Messages } from '@/lib/content/words/messages';
import { formatMessage, formatPlural } from '@/lib/text/format-message';
import { listSentences } from '@/lib/text/sentences';

/** The texts that the voice adds for visual structure, such as “List with 3 items”, and abbreviations. */
export type SpeechMessages = Pick<Messages['listen'], 'announcements' | 'abbreviations'>;

export interface SpokenSentence {
  text: string;
  /** The block that contains it, or the picture it describes. */
  element: Element;
  /** Its range in the document; `null` for a picture. */
  range: Range | null;
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

type Passage = { element: Element; texts: Text[] };

/** The blocks of text and the pictures below an element, in reading order. */
function listPassages(root: Element): Passage[] {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element)) {
        return NodeFilter.FILTER_ACCEPT;
      }
      if (node.matches(UNSPOKEN) || !isShown(node)) {
        return NodeFilter.FILTER_REJECT;
      }
      return node.matches(PICTURES) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    },
  );
  const passages: Passage[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text) {
      const element = node.parentElement?.closest(BLOCKS);
      const last = passages.at(-1);
      if (element && element === last?.element) {
        last.texts.push(node);
      } else if (element) {
        passages.push({ element, texts: [node] });
      }
    } else if (node instanceof Element) {
      passages.push({ element: node, texts: [] });
    }
  }
  return passages;
}

/** The range between two offsets in the concatenation of text nodes. */
function toRange(texts: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let offset = 0;
  for (const text of texts) {
    const next = offset + text.length;
    if (start >= offset && start < next) {
      range.setStart(text, start - offset);
    }
    if (end > offset && end <= next) {
      range.setEnd(text, end - offset);
    }
    offset = next;
  }
  return range;
}

/** The first sentence of a block with its announcement. */
function announce(
  element: Element,
  isFirstOfItem: boolean,
  text: string,
  announcements: SpeechMessages['announcements'],
) {
  if (element.matches('summary')) {
    return formatMessage(announcements.question, { text });
  }
  // The heading of a section with a box follows its label, such as “Emergency”.
  if (element.matches('h2:not(section > h2, hgroup > h2)')) {
    return formatMessage(announcements.heading, { text });
  }
  const item = isFirstOfItem ? element.closest('li') : null;
  const list = item?.parentElement;
  if (!item || !list) {
    return text;
  }
  const count = list.children.length;
  const number = [...list.children].indexOf(item) + 1;
  if (list.matches('ol') && element !== item) {
    return formatMessage(announcements.step, { number, count, text });
  }
  const said = list.matches('ol') ? formatMessage(announcements.item, { number, text }) : text;
  return number === 1
    ? `${formatPlural(announcements.list, count, document.documentElement.lang)} ${said}`
    : said;
}

/** All sentences below an element in reading order, with announcements. */
export function listSpokenSentences(
  root: Element,
  { announcements, abbreviations }: SpeechMessages,
): SpokenSentence[] {
  const { lang } = document.documentElement;
  const begunItems = new Set<Element>();
  return listPassages(root).flatMap(({ element, texts }): SpokenSentence[] => {
    const picture = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (texts.length === 0 && picture) {
      return [
        { text: formatMessage(announcements.picture, { text: picture }), element, range: null },
      ];
    }
    const item = element.closest('li');
    const isFirstOfItem = item !== null && !begunItems.has(item);
    if (item) {
      begunItems.add(item);
    }
    const whole = texts.map(({ data }) => data).join('');
    return listSentences(whole, lang, abbreviations).map(({ start, end }, index) => {
      const text = whole.slice(start, end).replace(/\s+/g, ' ');
      return {
        text: index === 0 ? announce(element, isFirstOfItem, text, announcements) : text,
        element,
        range: toRange(texts, start, end),
      };
    });
  });
}
