import { expect, type Page } from '@playwright/test';
import { getBlogPages } from '@/lib/content/blog-pagination';
import { getWords } from '@/lib/content/get-content';
import { getPosts } from '@/lib/content/posts';
import { formatMessage } from '@/lib/format-message';
import { toReadingMinutes } from '@/lib/reading-time';
import { readExport } from './support/export';
import { test } from './support/test';

const { blog, page: pageWords } = getWords();
const { tools } = pageWords;
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a page is shared by its own address, or copied, and printed', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = (what: string) => document.body.setAttribute('data-done', what);
    window.print = () => note('printed');
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ url }: ShareData) => note(`shared ${url}`),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => note(`copied ${text}`) },
    });
  });
  await page.goto('/blog/3/?from=elsewhere#limits');
  const url = await canonical(page);
  const body = page.locator('body');
  const outcome = page.getByRole('main').getByRole('status');
  await press(page, tools.share);
  await expect(body).toHaveAttribute('data-done', `shared ${url}`);
  await expect(outcome).toBeEmpty();

  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));
    document.body.removeAttribute('data-done');
  });
  await press(page, tools.share);
  await press(page, tools.print);
  await expect(body).toHaveAttribute('data-done', 'printed');
  await expect(outcome).toBeEmpty();

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await press(page, tools.share);
  await expect(body).toHaveAttribute('data-done', `copied ${url}`);
  await expect(outcome).toHaveText(tools.copied);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await press(page, tools.share);
  await expect(outcome).toHaveText(formatMessage(tools.copyByHand, { address: String(url) }));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: tools.print })).toBeHidden();
});

test('each post says how long it takes and leads to the ones beside it', {
  tag: '@any-screen',
}, async () => {
  const pages = readExport('index.html');
  const read = (path: string) =>
    (pages.get(`${path}index.html`) ?? '').replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
  const posts = getPosts();
  for (const [index, post] of posts.entries()) {
    const html = read(post.path.slice(1));
    const minutes = toReadingMinutes(post.source.text);
    const time = formatMessage(blog.readingMinutes, { minutes });
    const list = getBlogPages().find((blogPage) => blogPage.posts.includes(post));
    expect(html).toContain(time);
    expect(read(String(list?.path.slice(1)))).toContain(time);
    for (const [rel, neighbour] of [
      ['prev', posts[index - 1]],
      ['next', posts[index + 1]],
    ] as const) {
      const [, href] = new RegExp(`<a rel="${rel}"[^>]*href="([^"]*)"`).exec(html) ?? [];
      expect(href, `${rel} of ${post.id}`).toBe(neighbour?.path);
    }
  }
  expect(read('vision-therapy/squint/')).toContain(tools.share);
});
