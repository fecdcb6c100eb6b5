import { expect } from '@playwright/test';
import type { Block } from '@/content/types';
import { getArticles, toArticlePath } from '@/lib/content/articles';
import { toPostPath } from '@/lib/content/posts';
import { keepTogether } from '@/lib/kept-together';
import { readExport } from './support/export';
import { getPosts } from './support/posts';
import { test } from './support/test';

/** Plain sentences of an article, as its content spells them. */
const plainTexts = (body: readonly Block[]) =>
  body.flatMap((block) =>
    block.kind === 'paragraph' && typeof block.text === 'string' ? [block.text] : [],
  );

test('the text of articles and posts is in their HTML and in no script', {
  tag: '@any-screen',
}, async () => {
  const scripts = [...readExport('.js').values()].join('\n');
  const pages = readExport('index.html');
  const articles = await getArticles();
  expect(articles.length).toBeGreaterThanOrEqual(8);
  for (const article of articles) {
    const html = pages.get(`${toArticlePath(article).slice(1)}index.html`);
    const texts = [article.answer, ...plainTexts(article.body)];
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      const start =
        keepTogether(text)
          .slice(0, 40)
          .split(/['’"&<]/)[0] ?? '';
      expect(html).toContain(start);
      expect(scripts).not.toContain(start);
    }
  }
  for (const post of await getPosts()) {
    const html = pages.get(`${toPostPath(post).slice(1)}index.html`);
    for (const [, text = ''] of keepTogether(post.content).matchAll(/<p>([^<&]{30,60})/g)) {
      expect(html).toContain(text);
      expect(scripts).not.toContain(text);
    }
  }
});
