import { getLanguageCode } from '../../current-language';
import { getContent } from '../get-content';
import type { Post } from '../read/documents';

export type { Post } from '../read/documents';

/** All posts, newest first; posts of one day by number. */
export const getPosts = (): readonly Post[] => getContent().posts;

/** The posts that are in the language of the page; its feed holds these alone. */
export const getOwnPosts = (): readonly Post[] =>
  getPosts().filter(({ language }) => language === getLanguageCode());

/** The post with this id, parsed as an integer; throws if there is none. */
export function getPost(id: string): Post {
  const post = getPosts().find((candidate) => candidate.id === Number.parseInt(id, 10));
  if (!post) {
    throw new Error(`There is no post ${id}`);
  }
  return post;
}

/** The newer and older neighbours of a post in the list. */
export function getAdjacentPosts({ id }: Pick<Post, 'id'>) {
  const posts = getPosts();
  const position = posts.findIndex((post) => post.id === id);
  return { newer: posts[position - 1], older: posts[position + 1] };
}
