import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed } from '@/checks/support/feed';
import { getExportedPage } from '@/checks/support/pages';
import { readElements } from '@/checks/support/xml';
import { POSTS_PER_PAGE } from '@/lib/content/blog-pagination';
import { getContent } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { findBrowser } from './find-browser';
import { getAttribute, listElements } from './html-tree';
import { copySite, runProgram, runScript } from './site-copy';

/** The browser tests about pages, blog, questions and search. */
const specs = ['blog', 'every-page', 'questions', 'search'];
/** The checks that compare the site with a bare Next export, which is not a matter of content. */
const otherChecks = ['checks/byte-budgets.test.ts'];

const own = join('content', language.code);
const copy = copySite('grown-content');
const lastId = Math.max(...getContent().posts.map(({ id }) => id));
/** Enough of them for two-digit numbers and a second page of the list. */
const newIds = Array.from({ length: POSTS_PER_PAGE }, (_, index) => lastId + 1 + index);
const oldestId = newIds.at(-1);
/** The post with a picture; it stands on the first page of the list. */
const picturedId = newIds[0];
const picture = { width: 1000, height: 600, alt: 'A field of "green", as green as green can be' };

function addDocument(from: string, to: string, changes: [RegExp, string][]) {
  const text = readFileSync(join(copy, own, from), 'utf8');
  const rewritten = changes.reduce((now, [what, by]) => now.replace(what, by), text);
  expect(rewritten).not.toBe(text);
  writeFileSync(join(copy, own, to), rewritten);
}

const out = join(copy, 'out');
const readPage = (path: string) => getExportedPage(path, out);

/** Where the links of a page lead that have this relation to it; those of its head are among them. */
const listRelated = (path: string, rel: string) =>
  listElements(readPage(path).document, 'a', 'link')
    .filter((link) => getAttribute(link, 'rel') === rel)
    .map((link) => getAttribute(link, 'href'));

/** A photograph as a phone writes it: on its side, and with where it was taken. */
const writePhotograph = (file: string) =>
  sharp({
    create: {
      width: picture.height,
      height: picture.width,
      channels: 3,
      background: 'green',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(file);

async function addPictures() {
  const folder = join(copy, 'public', 'images');
  mkdirSync(folder, { recursive: true });
  await writePhotograph(join(folder, 'Green_1.JPG'));
  await writePhotograph(join(folder, 'optometrist.jpg'));
  const name = `${picturedId}-a-new-post.md`;
  addDocument(`posts/${name}`, `posts/${name}`, [
    [/^related:/m, `image:\n  file: /images/Green_1.JPG\n  alt: '${picture.alt}'\nrelated:`],
  ]);
  const clinic = join(copy, 'content', 'clinic.yaml');
  const text = readFileSync(clinic, 'utf8')
    .replace(/(optometrist:.*\n {2}name:)/, '$1 Asha Kulkarni')
    .replace(/^ {2}photo:/m, '$& /images/optometrist.jpg');
  writeFileSync(clinic, text);
}

beforeAll(async () => {
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
  await addPictures();
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
  for (const list of ['/', '/vision-therapy/']) {
    expect(readPage(list).links).toContain('/vision-therapy/a-new-subject/');
  }
  expect(readPage('/team/').title).toContain('Our team');
  expect(readPage('/faq/').ids).toContain('is-this-a-new-question');
  const inSitemap = readElements(join(out, 'sitemap.xml'), 'loc').map((loc) => loc.textContent);
  for (const path of ['/vision-therapy/a-new-subject/', '/team/', `/blog/${oldestId}/`]) {
    expect(readPage(path).headings).toContainEqual(expect.objectContaining({ level: 1 }));
    expect(inSitemap).toContainEqual(expect.stringMatching(`${path}$`));
  }
  expect(readFeed(out).map(({ link }) => link)).toContainEqual(
    expect.stringMatching(`/blog/${oldestId}/$`),
  );
  const second = readPage('/blog/page/2/');
  expect(readPage('/blog/').links).not.toContain(`/blog/${oldestId}/`);
  expect(second.links).toContain(`/blog/${oldestId}/`);
  expect(listRelated('/blog/', 'next')).toEqual(['/blog/page/2/']);
  expect(listRelated('/blog/page/2/', 'prev')).toEqual(['/blog/']);
  expect(listRelated('/blog/page/2/', 'next')).toEqual([]);
  expect(new URL(String(second.canonical)).pathname).toBe('/blog/page/2/');
  expect(second.title).toContain('page 2');
}, 900_000);

test('the checks of the export pass on the grown site as they stand', () => {
  const { status, output } = runProgram(copy, 'vitest/vitest.mjs', [
    'run',
    '--project=checks',
    ...otherChecks.map((file) => `--exclude=${file}`),
  ]);
  expect(status, output).toBe(0);
}, 600_000);

test('a picture is shown in its own place, size and words, and in modern formats', async () => {
  const { width, height } = picture;
  const file = '/social/images/Green_1.JPG';
  for (const path of [`/blog/${picturedId}/`, '/blog/']) {
    const { document } = readPage(path);
    const sources = listElements(document, 'source').map((source) => [
      getAttribute(source, 'type'),
      getAttribute(source, 'srcset'),
    ]);
    for (const format of ['avif', 'webp']) {
      const served = [400, 800, width].map((pixels) => `${file}-${pixels}.${format} ${pixels}w`);
      expect(sources).toContainEqual([`image/${format}`, served.join(', ')]);
    }
    const shown = listElements(document, 'img').map((image) =>
      ['src', 'alt', 'width', 'height'].map((name) => getAttribute(image, name)),
    );
    expect(shown).toContainEqual([
      `${file}-${width}.jpeg`,
      picture.alt,
      String(width),
      String(height),
    ]);
  }
  for (const [format, pixels] of [
    ...['avif', 'webp'].flatMap((name) => [400, 800, width].map((size) => [name, size] as const)),
    ['jpeg', width] as const,
  ]) {
    const made = sharp(join(copy, 'out', `${file}-${pixels}.${format}`));
    const { exif, ...size } = await made.metadata();
    expect(size).toMatchObject({ width: pixels, height: (pixels * height) / width });
    expect(exif).toBeUndefined();
  }
  expect(existsSync(join(copy, 'out/images/Green_1.JPG'))).toBe(false);
  expect(existsSync(join(copy, 'out/images/.gitkeep'))).toBe(false);
  const { structuredData } = readPage(`/blog/${picturedId}/`);
  expect(JSON.stringify(structuredData)).toContain(`${file}-${width}.jpeg`);
  const inFeed = readFeed(out)
    .flatMap(({ content }) => listElements(content, 'img'))
    .map((image) => getAttribute(image, 'src'));
  expect(inFeed).toContainEqual(expect.stringMatching(`^http.*${file}-${width}.jpeg$`));
  expect(
    listElements(readPage('/about/specialist/').document, 'source').map((source) =>
      getAttribute(source, 'srcset'),
    ),
  ).toContainEqual(expect.stringContaining('/social/images/optometrist.jpg-400.avif'));
});

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
