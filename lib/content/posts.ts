import type { Post } from '@/content/types';
import { once } from '../once';
import { collect } from './folder';

/** The address of a post inside the site. */
export const toPostPath = ({ id }: Pick<Post, 'id'>) => `/blog/${id}/`;

/** The posts of these content modules, newest first; posts of one day by their ids. */
export const toPosts = (modules: readonly object[]): Post[] =>
  collect<Post>(modules, toPostPath).sort(
    (a, b) => b.isoDate.localeCompare(a.isoDate) || a.id - b.id,
  );

/** Every post, newest first. */
export const getPosts = once(async (): Promise<Post[]> => {
  // Not among the imports above, or every page that can reach the posts gets a copy of all.
  const { postModules } = await import('./post-modules');
  return toPosts(postModules);
});

const indexPosts = once(async () => new Map((await getPosts()).map((post) => [post.id, post])));

/** The post with this id, read as an integer; throws where there is none. */
export async function getPost(id: string): Promise<Post> {
  const post = (await indexPosts()).get(Number.parseInt(id, 10));
  if (!post) {
    throw new Error(`There is no post ${id}`);
  }
  return post;
}

/** The posts before and after one in the list, which is the newest first. */
export async function getNeighbours({ id }: Post): Promise<{ newer?: Post; older?: Post }> {
  const posts = await getPosts();
  const position = posts.findIndex((post) => post.id === id);
  return { newer: posts[position - 1], older: posts[position + 1] };
}
