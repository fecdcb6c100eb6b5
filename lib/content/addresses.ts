import { defaultLanguage } from '../languages';
import { listDocuments } from './document-file';

/**
 * The path of a page or post by its file name, relative to the folder of its language, with the number at the
 * start of the name for a post; `null` for any other file.
 */
export function toPath(name: string): string | null {
  const [, page] = /^pages(\/.*)\.md$/.exec(name) ?? [];
  const [, id] = /^posts\/([1-9]\d*)-[\w-]+\.md$/.exec(name) ?? [];
  return page ? `${page}/`.replace(/\/index\/$/, '/') : id ? `/blog/${id}/` : null;
}

/** The files of the default language, relative to its folder, by the paths of their pages. */
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
