import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { getArticles } from '@/lib/content/pages/articles';
import { getPosts } from '@/lib/content/pages/posts';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getTextBelow, listScripts } from './support/html';
import { getExportedPage } from './support/pages';

/**
 * The maximum bytes of JavaScript per page, brotli-compressed; a bare Next export has 115,480 with Next 16.4. Hashes in
 * file names change the size by a few bytes.
 */
const scriptBudgets = { article: 119_500, landing: 135_200, untouchedForm: 135_700 };
/** The maximum bytes of an article without its text: the HTML with inline styles (brotli), and the preloaded font. */
const ARTICLE_BYTES = 42_000;
/** How many bytes of HTML each byte of text may add (both brotli); text is not in the hydration data (`Unhydrated`). */
const BYTES_OF_A_WORD_BYTE = 2;

/** The brotli size of a file or text, in bytes; quality 9 takes a tenth of the time of 11. */
const weigh = (content: string | Buffer, quality = 9): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  }).byteLength;

const read = (address: string) => readFileSync(join('out', address));

const known = new Map<string, number>();

/** The total size of the scripts of a page, most of which are shared between pages. */
function weighScripts(path: string): number {
  const sizes = listScripts(getExportedPage(path).document).map((address) => {
    const bytes = known.get(address) ?? weigh(read(address), constants.BROTLI_MAX_QUALITY);
    known.set(address, bytes);
    return bytes;
  });
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const articles = [...getArticles(), ...getPosts().slice(0, 5)].map(({ path }) => path);

test.each(articles)('the HTML and font of %s stay within a budget based on its text', (path) => {
  const { document, main } = getExportedPage(path);
  const fonts = listElements(document, 'link')
    .filter((link) => getAttribute(link, 'as') === 'font')
    .map((link) => read(getAttribute(link, 'href') ?? '').byteLength);
  const html = weigh(read(`${path}index.html`));
  expect(fonts.reduce((sum, bytes) => sum + bytes, html)).toBeLessThanOrEqual(
    ARTICLE_BYTES + BYTES_OF_A_WORD_BYTE * weigh(getTextBelow(main)),
  );
});

test.each<[path: string, budget: number]>([
  ...articles.map((path): [string, number] => [path, scriptBudgets.article]),
  ['/', scriptBudgets.landing],
  ['/patient-form/', scriptBudgets.untouchedForm],
])('the scripts of %s stay within the byte budget for JavaScript', (path, budget) => {
  expect(weighScripts(path)).toBeLessThanOrEqual(budget);
});
