// Builds the site with its own posts and with 300 in English, and prints the difference between the build
// times.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../fail';
import { copySite, runScript } from '../site-copy';

const POSTS = 300;
const MAX_RATIO = 2;

/** Adds copies of the existing posts, each dated one day before the previous one. */
function addPosts(site: string): void {
  const folder = join(site, 'content', 'en', 'posts');
  const models = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (let id = models.length + 1; id <= POSTS; id += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 - id)).toISOString().slice(0, 10);
    const text = String(models[id % models.length])
      .replace(/^date: .*/m, `date: ${day}`)
      .replace(/^title: .*/m, `title: Post ${id}`)
      .replace(
        /^description: .*/m,
        `description: Post ${id} is a copy that shows how the time of a build grows with its posts.`,
      );
    writeFileSync(join(folder, `${id}-copy.md`), text);
  }
}

/** Runs `npm run build` in a copy of the site; returns the duration in seconds. */
function build(site: string): number {
  const start = performance.now();
  const { status, output } = runScript(site, 'build/build.ts');
  if (status !== 0) {
    fail(`The build in ${site} failed:\n${output}`);
  }
  return (performance.now() - start) / 1000;
}

const site = copySite('build-with-posts');
console.log('Building the posts of the site');
const few = build(site);
addPosts(site);
console.log(`${few.toFixed(0)} s. Building ${POSTS} posts`);
const many = build(site);
const ratio = many / few;
console.log(`${many.toFixed(0)} s: ${ratio.toFixed(2)} times as long; the limit is ${MAX_RATIO}`);
rmSync(site, { recursive: true });
process.exit(ratio <= MAX_RATIO ? 0 : 1);
