import { defaultLanguage } from '../language';
import { listDocuments } from './document-file';

/**
 * The address of a page or post by its file, from the folder of its language on: that of a post is the
 * number with which its name begins. `null` of any other file.
 */
export function toPath(name: string): string | null {
  const [, page] = /^pages(\/.*)\.md$/.exec(name) ?? [];
  const [, id] = /^posts\/([1-9]\d*)-[\w-]+\.md$/.exec(name) ?? [];
  return page ? `${page}/`.replace(/\/index\/$/, '/') : id ? `/blog/${id}/` : null;
}

/** The files of the default language, from its folder on, by the addresses of their pages. */
export const listFilesByPath = (root: string): ReadonlyMap<string, string> =>
  new Map(
    ['pages', 'posts']
      .flatMap((folder) =>
        listDocuments(root, `content/${defaultLanguage}/${folder}`).map(
          (name) => `${folder}/${name}`,
        ),
      )
      .flatMap((name): [string, string][] => {
        const path = toPath(name);
        return path ? [[path, name]] : [];
      }),
  );
