// Shows what the site costs to build and to load with many posts; 5, 100, 1,000 and 5,000 unless told otherwise.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { language } from '@/lib/language';
import { copySite } from '../site-copy';
import { buildMeasured } from './build-profiler';
import { listFilesOf, readHtml, weigh, weighFiles } from './page-bytes';

const { values: options } = parseArgs({
  options: { posts: { type: 'string', default: '5,100,1000,5000' } },
});

const postsFolder = join('content', language.code, 'posts');

/** Adds copies of the posts that are there, each a day older than the one before, up to `count`. */
function addPosts(site: string, count: number): void {
  const folder = join(site, postsFolder);
  const models = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (let id = models.length + 1; id <= count; id += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 - id)).toISOString().slice(0, 10);
    const text = (models[id % models.length] ?? '')
      .replace(/^date: .*/m, `date: ${day}`)
      .replace(/^title: .*/m, `title: Post ${id}`);
    writeFileSync(join(folder, `${id}-made.md`), text);
  }
}

const listChunks = (out: string) =>
  readdirSync(join(out, '_next', 'static', 'chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(out, '_next', 'static', 'chunks', file)));

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);

const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** A build with so many posts: how long it took, and its figures in the order of the columns. */
interface Build {
  count: number;
  seconds: number;
  figures: string[];
}

/** Builds the site with this many posts, and compares it with the build before. */
async function measureGrowth(count: number, before: Build | undefined): Promise<Build> {
  const site = copySite('growth');
  addPosts(site, count);
  const { seconds, peakBytes } = await buildMeasured(site);
  const out = join(site, 'out');
  const list = '/blog/';
  // Leaves out what a build takes without any post.
  const perFurtherPost = before && (seconds - before.seconds) / (count - before.count);
  const figures = [
    String(count),
    seconds.toFixed(1),
    milliseconds(seconds / count),
    perFurtherPost === undefined ? '' : milliseconds(perFurtherPost),
    megabytes(peakBytes),
    megabytes(sizeOf(out)),
    kilobytes(weigh(readHtml(out, list))),
    kilobytes(weighFiles(out, listFilesOf(out, list).scripts)),
    kilobytes(weighFiles(out, listFilesOf(out, `/blog/${count}/`).scripts)),
    kilobytes(Math.max(...listChunks(out).map(weigh))),
    kilobytes(statSync(join(out, 'blog', 'feed.xml')).size),
  ];
  rmSync(site, { recursive: true, force: true });
  return { count, seconds, figures };
}

const titles = [
  'posts',
  'build s',
  'per post',
  'per further post',
  'peak memory',
  'out/',
  'list HTML',
  'list script',
  'post script',
  'biggest chunk',
  'feed, raw',
];

const lines = [titles, titles.map(() => '---')];
let build: Build | undefined;
for (const count of options.posts.split(',').map(Number)) {
  build = await measureGrowth(count, build);
  console.log(build.figures.join(' | '));
  lines.push(build.figures);
}
const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
mkdirSync(join('.cache', 'bench'), { recursive: true });
writeFileSync(join('.cache', 'bench', 'growth.md'), `${table}\n`);
console.log(`\n${table}`);
