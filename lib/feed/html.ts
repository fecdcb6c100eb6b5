import type { Block, BlockKind, BlockOf } from '../content/blocks/blocks';
import type { Inline, Text } from '../content/model/text';
import { type DescribedPicture, toJpeg } from '../pictures';
import { escapeHtml } from '../text/escape-html';

/** What stands around the text of a document in HTML that leaves the site, such as a feed. */
export interface HtmlOptions {
  /** The whole address of the site, without a slash at its end. */
  siteUrl: string;
  /** The whole address of the document. */
  url: string;
  /** The number of each source. */
  citations: ReadonlyMap<string, number>;
  /** What stands before the source of a claim. */
  claimSource: string;
  /** What a card of each level is tagged with. */
  careLevels: Readonly<Record<BlockOf<'care-card'>['level'], string>>;
}

/** A picture as plain HTML, by its whole address below `siteUrl`. */
export function toImageHtml(picture: DescribedPicture, siteUrl: string): string {
  const { file, width, height } = toJpeg(picture);
  return `<p><img src="${siteUrl}${file}" alt="${escapeHtml(picture.alt)}" width="${width}" height="${height}"></p>`;
}

/** The text of blocks as plain HTML; what only the site itself can draw is left out. */
export function toHtml(blocks: readonly Block[], options: HtmlOptions): string {
  const { siteUrl, url, citations, claimSource, careLevels } = options;

  function fromInline(run: Inline): string {
    if (typeof run === 'string') {
      return escapeHtml(run);
    }
    if ('strong' in run) {
      return `<strong>${escapeHtml(run.strong)}</strong>`;
    }
    if ('link' in run) {
      const href = run.href.startsWith('/') ? `${siteUrl}${run.href}` : run.href;
      return `<a href="${escapeHtml(href)}">${escapeHtml(run.link)}</a>`;
    }
    return run.cite
      .map(
        (id) =>
          `<sup><a href="${url}#reference-${citations.get(id)}">${citations.get(id)}</a></sup>`,
      )
      .join('');
  }
  const fromText = (text: Text): string =>
    typeof text === 'string' ? escapeHtml(text) : text.map(fromInline).join('');
  const paragraph = (text: Text) => `<p>${fromText(text)}</p>`;
  const list = (items: readonly Text[], tag = 'ul') =>
    items.length > 0
      ? `<${tag}>${items.map((item) => `<li>${fromText(item)}</li>`).join('')}</${tag}>`
      : '';
  const heading = (text: string, rank = 2) => `<h${rank}>${escapeHtml(text)}</h${rank}>`;

  const writers: { [K in BlockKind]: (block: BlockOf<K>) => string } = {
    heading: ({ text }) => heading(text),
    subheading: ({ text }) => heading(text, 3),
    paragraph: ({ text }) => paragraph(text),
    list: ({ items }) => list(items),
    'ordered-list': ({ items }) => list(items, 'ol'),
    quote: ({ text }) => `<blockquote>${paragraph(text)}</blockquote>`,
    steps: ({ items }) =>
      items.map(({ title, text }) => heading(title, 3) + paragraph(text)).join(''),
    terms: ({ items }) =>
      `<dl>${items.map(({ term, text }) => `<dt>${escapeHtml(term)}</dt><dd>${fromText(text)}</dd>`).join('')}</dl>`,
    callout: ({ title, text, items }) => heading(title) + paragraph(text) + list(items),
    'care-card': ({ level, title, first, items, note, ending }) =>
      paragraph(careLevels[level]) +
      heading(title) +
      first.map(paragraph).join('') +
      list(items) +
      [note, ending].map((text) => (text ? paragraph(text) : '')).join(''),
    'what-to-tell-us': ({ title, items }) => heading(title) + list(items.map(({ text }) => text)),
    claim: ({ text, source }) =>
      `<blockquote>${paragraph(text)}</blockquote><p>${escapeHtml(claimSource)} ${fromText(source)}</p>`,
    evidence: ({ title, paragraphs }) => heading(title) + paragraphs.map(paragraph).join(''),
    drawing: () => '',
    'see-it-yourself': () => '',
    topics: () => '',
    specialist: () => '',
    'clinic-details': () => '',
    'sports-carousel': () => '',
    'twenty-twenty-twenty': () => '',
  };
  return blocks.map((block) => (writers[block.kind] as (block: Block) => string)(block)).join('');
}
