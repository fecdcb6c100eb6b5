import { defaultLanguage } from '../language';
import { listDocuments } from './document-file';

/** The address of a page, by the name of its file below `pages/`. */
export const toPagePath = (name: string): string =>
  `/${name.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '/')}`;

/** The number of a post, by the name of its file below `posts/`; `null` where the name begins with none. */
export function toPostId(name: string): number | null {
  const [, id] = /^([1-9]\d*)-[\w-]+\.md$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

export const toPostPath = (id: number): string => `/blog/${id}/`;

/** The address of a page or post by its file, from the folder of its language on; `null` of any other file. */
export function toPath(name: string): string | null {
  const [, folder, rest = ''] = /^(pages|posts)\/(.*\.md)$/.exec(name) ?? [];
  const id = folder === 'posts' ? toPostId(rest) : null;
  return folder === 'pages' ? toPagePath(rest) : id === null ? null : toPostPath(id);
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
