import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '@/lib/content/list-pages';
import { copySite, exportSite } from './site-copy';

const copy = copySite('one-file-change');

/** Enough of them that the oldest post of all stands on a second page of the list. */
const olderPosts = Array.from({ length: POSTS_PER_PAGE }, (_, index) => 101 + index);

function addRewritten(folder: string, from: string, to: string, changes: [RegExp, string][]) {
  const text = readFileSync(join(copy, folder, from), 'utf8');
  const rewritten = changes.reduce((now, [what, by]) => now.replace(what, by), text);
  expect(rewritten).not.toBe(text);
  writeFileSync(join(copy, folder, to), rewritten);
}

const read = (file: string) => readFileSync(join(copy, 'out', file), 'utf8');

beforeAll(() => {
  addRewritten('content/en/articles', 'squint.ts', 'a-new-subject.ts', [
    [/slug: '.*'/, "slug: 'a-new-subject'"],
    [/shortTitle: '.*'/, "shortTitle: 'A new subject'"],
  ]);
  addRewritten('content/en/posts', '4-contact-lens-habits.ts', '6-a-new-post.ts', [
    [/id: \d+/, 'id: 6'],
    [/title: '.*'/, "title: 'A new post'"],
  ]);
  for (const id of olderPosts) {
    addRewritten('content/en/posts', '4-contact-lens-habits.ts', `${id}-an-older-post.ts`, [
      [/id: \d+/, `id: ${id}`],
      [/isoDate: '.*'/, "isoDate: '2020-01-01'"],
    ]);
  }
  exportSite(copy);
}, 300_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('an article is one new file: its page, the lists and the sitemap follow', () => {
  expect(existsSync(join(copy, 'out/vision-therapy/a-new-subject/index.html'))).toBe(true);
  for (const list of ['index.html', 'vision-therapy/index.html']) {
    expect(read(list)).toContain('href="/vision-therapy/a-new-subject/"');
  }
  expect(read('sitemap.xml')).toContain('/vision-therapy/a-new-subject/</loc>');
});

test('a post is one new file: its page, the list, the sitemap and the feed follow', () => {
  expect(existsSync(join(copy, 'out/blog/6/index.html'))).toBe(true);
  expect(read('blog/index.html')).toContain('href="/blog/6/"');
  expect(read('sitemap.xml')).toContain('/blog/6/</loc>');
  expect(read('blog/feed.xml')).toMatch(/<title>(<!\[CDATA\[)?A new post/);
});

test('posts that no longer fit make a second page of the list, with an address of its own', () => {
  const oldest = `href="/blog/${olderPosts.at(-1)}/"`;
  expect(read('blog/index.html')).not.toContain(oldest);
  expect(read('blog/index.html')).toMatch(/rel="next"[^>]*href="\/blog\/page\/2\/"/);
  const second = read('blog/page/2/index.html');
  expect(second).toContain(oldest);
  expect(second).toMatch(/rel="canonical" href="[^"]*\/blog\/page\/2\/"/);
  expect(second).toMatch(/rel="prev"[^>]*href="\/blog\/"/);
  expect(second).not.toContain('rel="next"');
  expect(second).toMatch(/<title>[^<]*page 2/);
  expect(read('sitemap.xml')).toContain('/blog/page/2/</loc>');
});
