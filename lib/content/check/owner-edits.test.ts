import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fullClinicText } from '../../clinic/clinic.fixture';
import { languageCodes } from '../../languages';
import { formatProblem } from '../../text/problems';
import { type Content, readContent } from '../read/content';
import { requiredPaths } from '../read/redirects';
import { getToday } from '../schema/day';
import { inspectContent } from './check';

const root = await mkdtemp(join(tmpdir(), 'owner-'));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Replaces the first match of each pattern in a file; fails if there is no match. */
function edit(file: string, ...changes: [from: string | RegExp, to: string][]): void {
  for (const [from, to] of changes) {
    const text = read(file);
    expect(text, file).toMatch(from);
    const changed = text.replace(from, () => to);
    write(file, changed);
  }
}

/** The files of a document in all languages that have it. */
const listVersions = ({ file }: { file: string }) =>
  languageCodes
    .map((code) => join(root, file.replace('content/en', `content/${code}`)))
    .filter(existsSync);

/** Reads the English content; fails if it has a mistake. */
const readEnglish = (): Content =>
  readContent(root, 'en', (problem) => expect.fail(formatProblem(problem))) ??
  expect.fail('The content cannot be read.');

const today = getToday();

test('edits that the guides describe, made one after another, leave no mistakes in the content', async () => {
  onTestFinished(() => rmSync(root, { recursive: true }));
  await cp('content', join(root, 'content'), { recursive: true });
  const { pages, posts } = readEnglish();
  const faq = pages.find(({ kind }) => kind === 'faq');
  const [renamed, changed] = pages.filter(
    ({ kind, path, review }) =>
      kind === 'article' && !requiredPaths.includes(path) && !review.reviewer,
  );
  // Removes a post rather than an article, because other pages link to parts of most articles.
  const removed = posts.find(
    ({ path }) => !pages.some(({ file }) => read(file).includes(`${path}#`)),
  );
  if (!(renamed && changed && removed && faq)) {
    expect.fail('The content has too few documents for this test.');
  }

  // Edits the facts of the clinic, a sentence, a review, an interface text and a question.
  write('content/clinic.yaml', fullClinicText.replace('  photo: /images/optometrist.jpg\n', ''));
  edit(
    changed.file,
    [/^[^#:>\-[{|\d]*\.$/m, 'A sentence that the owner corrected.'],
    [/\n---\n/, `\nreview:\n  reviewer: Dr A B, eye surgeon\n  reviewedOn: ${today}\n---\n`],
  );
  edit('content/en/words/clinic.json', [/"where": "[^"]+"/, '"where": "Where to find us"']);
  write(faq.file, `${read(faq.file)}\n### Is this a new question?\n\nYes, with its answer.\n`);

  // Writes a post from the template, as the guide describes.
  const post = 'content/en/posts/9999-a-new-post.md';
  write(post, read('content/post-template.md'));
  edit(
    post,
    ['title: The title of your post', 'title: A new post'],
    ['date: the day', `date: ${today}`],
    [/^excerpt: .*/m, 'excerpt: A post about something new.'],
    [/^description: .*/m, `description: ${'What a new post is about. '.repeat(3)}`],
    [/\n\nYour first[\s\S]*(?=\n:::emergency)/, '\n\nA first paragraph.\n'],
  );

  // Renames a page and removes a post, each with a redirect.
  const newPath = renamed.path.replace(/[^/]+\/$/, 'renamed-subject/');
  for (const version of listVersions(renamed)) {
    renameSync(version, version.replace(/[^/]+$/, 'renamed-subject.md'));
  }
  for (const version of listVersions(removed)) {
    rmSync(version);
  }
  edit(
    'content/redirects.yaml',
    [/^renamed:\n/m, `renamed:\n  - from: ${renamed.path}\n    to: ${newPath}\n`],
    [/^removed:\n/m, `removed:\n  - from: ${removed.path}\n    to: /blog/\n`],
  );

  expect(inspectContent(root).problems.map(formatProblem)).toEqual([]);
  const after = readEnglish();
  const paths = [...after.pages, ...after.posts].map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([newPath, '/blog/9999/']));
  expect(Object.fromEntries(after.redirects)).toMatchObject({
    [renamed.path]: newPath,
    [removed.path]: '/blog/',
  });
  expect(after.posts[0]).toMatchObject({ title: 'A new post' });
  expect(after.clinic.phone).toBe('+91 20 1234 5678');
  expect(after.messages.clinic.where).toBe('Where to find us');
  expect(JSON.stringify(after.pages)).toMatch(/the owner corrected.*Is this a new question\?/);
});
