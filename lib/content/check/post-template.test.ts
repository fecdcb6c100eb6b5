import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatProblem } from '../../text/problems';
import { readContent } from '../read/content';
import { getToday } from '../schema/day';
import { inspectContent } from './check';

const root = mkdtempSync(join(tmpdir(), 'template-'));
const post = 'content/en/posts/99999-from-the-template.md';
const template = readFileSync('content/post-template.md', 'utf8');

cpSync('content', join(root, 'content'), { recursive: true });
cpSync('public', join(root, 'public'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a post, and lists what is reported about it. */
function inspectPost(text: string): string[] {
  writeFileSync(join(root, post), text);
  const { problems, remarks } = inspectContent(root, []);
  return [...problems, ...remarks].filter(({ file }) => file === post).map(formatProblem);
}

test('the template of a post needs no more than its title and day', () => {
  const titled = template.replace('title: The title of your post', 'title: A title');
  expect(inspectPost(titled.replace('date: the day', `date: ${getToday()}`))).toEqual([]);
  const written = readContent(root, 'en', () => undefined)?.posts.find(({ file }) => file === post);
  expect(written).toMatchObject({ related: [], about: [{ name: 'A title' }] });
});

test('reports the title and the day of the template of a post that are left', () => {
  expect(inspectPost(template)).toEqual([
    expect.stringContaining('`title` is that of content/post-template.md: write your own'),
    expect.stringContaining('`date` must be a day'),
  ]);
});
