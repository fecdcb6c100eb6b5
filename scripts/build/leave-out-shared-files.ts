import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getContent } from '@/lib/content/get-content';
import { defaultLanguage, type LanguageCode } from '@/lib/language';

/** Removes robots.txt, which the site has once, and the feed of a blog without posts. */
export function leaveOutSharedFiles(folder: string, code: LanguageCode): void {
  if (code === defaultLanguage) {
    return;
  }
  const feed = getContent(code).posts.length > 0 ? [] : [join('blog', 'feed.xml')];
  for (const name of ['robots.txt', ...feed]) {
    rmSync(join(folder, name), { force: true });
  }
}
