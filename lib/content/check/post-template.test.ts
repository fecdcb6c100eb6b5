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

const write = (text: string) => writeFileSync(join(root, post), text);

const listOwnFindings = () => {
  const { problems, remarks } = inspectContent(root, []);
  return [...problems, ...remarks].filter(({ file }) => file === post).map(formatProblem);
};

test('the template of a post needs no more than its day', () => {
  write(template.replace(/^date: .*$/m, `date: ${getToday()}`));
  expect(listOwnFindings()).toEqual([]);
  const written = readContent(root, 'en', () => undefined)?.posts.find(({ file }) => file === post);
  expect(written).toMatchObject({ related: [], about: [{ name: written?.title }] });
});

test('the template of a post is none itself', () => {
  write(template);
  expect(listOwnFindings()).toContainEqual(expect.stringContaining('`date` must be a day'));
});
