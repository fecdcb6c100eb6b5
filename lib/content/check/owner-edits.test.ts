import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fullClinicText } from '../../clinic/clinic.fixture';
import { languageCodes } from '../../languages';
import { formatProblem } from '../../text/problems';
import { type Content, readContent } from '../read/content';
import { requiredPaths } from '../read/redirects';
import { getToday } from '../schema/day';
import { inspectContent } from './check';

const root = mkdtempSync(join(tmpdir(), 'owner-'));
cpSync('content', join(root, 'content'), { recursive: true });
mkdirSync(join(root, 'public', 'images'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Replaces the first match in a file; fails if there is none. */
function replace(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  expect(text, file).toMatch(from);
  const changed = text.replace(from, () => to);
  write(file, changed);
}

/** The files of a document in all languages that have it. */
const listVersions = ({ file }: { file: string }) =>
  languageCodes
    .map((code) => file.replace('content/en', `content/${code}`))
    .filter((version) => existsSync(join(root, version)));

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:md|json)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('content', file), 'utf8') }));

/** Whether no other page links to a part of a page; such a link would be a mistake once the page is gone. */
const isRemovable = ({ path, file: own }: { path: string; file: string }) =>
  !requiredPaths.includes(path) &&
  !texts.some(
    ({ file, text }) => !own.endsWith(file.replace(/^\w+/, '')) && text.includes(`${path}#`),
  );

/** Reads the English content, which must have no mistake. */
const readEnglish = (): Content =>
  readContent(root, 'en', (problem) => expect.fail(formatProblem(problem))) ??
  expect.fail('The content cannot be read.');

const today = getToday();
const photograph = { file: '/images/Asha_1.JPG', width: 600, height: 900 };

test('the tasks of the guides, all done, leave content without mistakes', async () => {
  const { pages, posts } = readEnglish();
  const articles = pages.flatMap((page) => (page.kind === 'article' ? page : []));
  const renamed = articles.find(({ path }) => !requiredPaths.includes(path));
  const [changed, copied] = articles.filter(
    (article) => article !== renamed && !article.review.reviewer,
  );
  const removed = articles.find(
    (article) =>
      article !== copied &&
      article !== changed &&
      article !== renamed &&
      !article.landingCard &&
      isRemovable(article),
  );
  const removedPost = posts.find(isRemovable);
  const faq = pages.find((page) => page.kind === 'faq');
  if (!(renamed && changed && copied && removed && removedPost && faq)) {
    expect.fail('The content has too few documents for this test.');
  }

  // What the clinic is, with a photograph.
  await sharp({ create: { ...photograph, channels: 3, background: 'green' } })
    .jpeg()
    .toFile(join(root, 'public', photograph.file));
  const clinicText = fullClinicText.replace('/images/optometrist.jpg', photograph.file);
  write('content/clinic.yaml', clinicText);

  // A sentence, a word of the interface, a review and a question.
  replace(changed.file, /^[^#:>\-[{|\d]*\.$/m, 'A sentence that the owner corrected.');
  const review = `review:\n  reviewer: Dr A B, eye surgeon\n  reviewedOn: ${today}\n`;
  replace(changed.file, /\n---\n/, `\n${review}---\n`);
  replace('content/en/words/clinic.json', /"where": "[^"]+"/, '"where": "Where to find us"');
  const question = '### Is this a new question?\n\nYes, with an answer of its own.\n';
  write(faq.file, `${read(faq.file)}\n${question}`);

  // A new article and a new post.
  const article = 'content/en/pages/eye-care/a-new-subject.md';
  write(article, read(copied.file).replace(/^(title|shortTitle): .*$/gm, '$1: A new subject'));
  replace(
    article,
    /^description: .*$/m,
    'description: A new subject, of which search engines show this description to people who look.',
  );
  const post = 'content/en/posts/9999-a-new-post.md';
  write(post, read('content/post-template.md'));
  replace(post, 'title: The title of your post', 'title: A new post');
  replace(post, 'date: the day', `date: ${today}`);
  replace(post, /^#image:\n#.*\n#.*/m, `image:\n  file: ${photograph.file}\n  alt: A flower.`);
  replace(post, /^excerpt: .*/m, 'excerpt: A post about something new.');
  replace(
    post,
    /^description: .*/m,
    'description: What a new post is about, with the words that people type when they look for it.',
  );
  replace(post, /\n\nYour first[\s\S]*(?=\n:::emergency)/, '\n\nA first paragraph.\n');

  // A page renamed, a page and a post removed.
  const newPath = renamed.path.replace(/[^/]+\/$/, 'renamed-subject/');
  for (const version of listVersions(renamed)) {
    renameSync(join(root, version), join(root, version.replace(/[^/]+$/, 'renamed-subject.md')));
  }
  for (const version of [removed, removedPost].flatMap(listVersions)) {
    rmSync(join(root, version));
  }
  const redirects = { [renamed.path]: newPath, [removed.path]: '/', [removedPost.path]: '/blog/' };
  const [first, ...others] = Object.entries(redirects).map(
    ([from, to]) => `  - from: ${from}\n    to: ${to}\n`,
  );
  replace('content/redirects.yaml', /^renamed:\n/m, `renamed:\n${first}`);
  replace('content/redirects.yaml', /^removed:\n/m, `removed:\n${others.join('')}`);

  expect(inspectContent(root).problems.map(formatProblem)).toEqual([]);
  const after = readEnglish();
  const paths = [...after.pages, ...after.posts].map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([newPath, '/eye-care/a-new-subject/', '/blog/9999/']),
  );
  for (const path of Object.keys(redirects)) {
    expect(paths).not.toContain(path);
  }
  expect(Object.fromEntries(after.redirects)).toMatchObject(redirects);
  const about = [{ name: 'A new post' }];
  expect(after.posts[0]).toMatchObject({ title: 'A new post', image: photograph, about });
  expect(after.clinic).toMatchObject({
    phone: '+91 20 1234 5678',
    optometrist: { photo: photograph },
  });
  expect(after.messages.clinic.where).toBe('Where to find us');
  const corrected = after.pages.find(({ file }) => file === changed.file);
  expect(corrected).toMatchObject({ review: { reviewer: 'Dr A B, eye surgeon' } });
  expect(JSON.stringify(corrected)).toContain('A sentence that the owner corrected.');
  expect(JSON.stringify(after.pages)).toContain('Is this a new question?');
});
