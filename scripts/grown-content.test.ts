import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '@/lib/content/blog-pagination';
import { getContent } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { findBrowser } from './find-browser';
import { copySite, runProgram, runScript } from './site-copy';

/** The browser tests about pages, blog, questions, metadata, sitemap and search. */
const specs = [
  'article-text',
  'blog',
  'every-page',
  'questions',
  'search',
  'structured-data',
  'what-machines-read',
];

const own = join('content', language.code);
const copy = copySite('grown-content');
const lastId = Math.max(...getContent().posts.map(({ id }) => id));
/** Enough of them for two-digit numbers and a second page of the list. */
const newIds = Array.from({ length: POSTS_PER_PAGE }, (_, index) => lastId + 1 + index);
const oldestId = newIds.at(-1);

function addDocument(from: string, to: string, changes: [RegExp, string][]) {
  const text = readFileSync(join(copy, own, from), 'utf8');
  const rewritten = changes.reduce((now, [what, by]) => now.replace(what, by), text);
  expect(rewritten).not.toBe(text);
  writeFileSync(join(copy, own, to), rewritten);
}

const read = (file: string) => readFileSync(join(copy, 'out', file), 'utf8');

beforeAll(() => {
  addDocument('pages/vision-therapy/squint.md', 'pages/vision-therapy/a-new-subject.md', [
    [/^title: .*$/m, 'title: A new subject'],
    [/^shortTitle: .*$/m, 'shortTitle: A new subject'],
    [/^description: .*$/m, `description: ${'A new subject, told in one new file. '.repeat(3)}`],
    [/^order: .*$/m, 'order: 8'],
  ]);
  addDocument('pages/about.md', 'pages/team.md', [
    [/^title: .*$/m, 'title: Our team'],
    [/^shortTitle: .*$/m, 'shortTitle: Team'],
    [/^description: .*$/m, `description: ${'The team, told in one new file. '.repeat(3)}`],
    [/^mainEntity: .*\n/m, ''],
  ]);
  for (const id of newIds) {
    addDocument('posts/4-contact-lens-habits.md', `posts/${id}-a-new-post.md`, [
      [/^title: .*$/m, `title: New post ${id}`],
      [/^date: .*$/m, `date: 2020-01-${String(31 - (id - lastId)).padStart(2, '0')}`],
      [/^description: .*$/m, `description: ${`New post ${id}, told in one new file. `.repeat(3)}`],
    ]);
  }
  const faq = join(copy, own, 'pages', 'faq.md');
  writeFileSync(
    faq,
    `${readFileSync(faq, 'utf8')}\n### Is this a new question?\n\nYes, with an answer of its own.\n`,
  );
}, 30_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('content grows by a file for each document, and nothing else has to follow', () => {
  expect(runScript(copy, 'check.ts')).toMatchObject({ status: 0 });
  const build = runScript(copy, 'build/build.ts');
  expect(build.status, build.output).toBe(0);
  expect(existsSync(join(copy, 'out/vision-therapy/a-new-subject/index.html'))).toBe(true);
  for (const list of ['index.html', 'vision-therapy/index.html']) {
    expect(read(list)).toContain('href="/vision-therapy/a-new-subject/"');
  }
  expect(read('team/index.html')).toContain('Our team');
  expect(read('faq/index.html')).toContain('id="is-this-a-new-question"');
  for (const path of ['/vision-therapy/a-new-subject/', '/team/', `/blog/${oldestId}/`]) {
    expect(read('sitemap.xml')).toContain(`${path}</loc>`);
  }
  expect(read('blog/feed.xml')).toContain(`/blog/${oldestId}/`);
  const second = read('blog/page/2/index.html');
  expect(read('blog/index.html')).not.toContain(`href="/blog/${oldestId}/"`);
  expect(read('blog/index.html')).toMatch(/rel="next"[^>]*href="\/blog\/page\/2\/"/);
  expect(second).toContain(`href="/blog/${oldestId}/"`);
  expect(second).toMatch(/rel="canonical" href="[^"]*\/blog\/page\/2\/"/);
  expect(second).toMatch(/rel="prev"[^>]*href="\/blog\/"/);
  expect(second).not.toContain('rel="next"');
  expect(second).toMatch(/<title>[^<]*page 2/);
}, 300_000);

test('the browser tests pass on the grown site as they stand', () => {
  const { status, output } = runProgram(
    copy,
    '@playwright/test/cli.js',
    [
      'test',
      '--project=desktop',
      // What a page looks like is tried on the site as it is.
      '--grep-invert=axe finds nothing',
      ...specs.map((name) => join('e2e', `${name}.spec.ts`)),
    ],
    { CHROMIUM_PATH: findBrowser(), TEST_PORT: '3118' },
  );
  expect(status, output).toBe(0);
}, 600_000);
