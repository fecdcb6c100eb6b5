import type { Post } from './documents';
import { getContent } from './get-content';
import { listMissingDocuments } from './languages';

export type { Post } from './documents';

/** All posts of this language, newest first; posts of one day by number. */
export const getPosts = (): readonly Post[] => getContent().posts;

/**
 * The posts at the paths of this language: its own, and those only in the default language, to which their
 * paths redirect.
 */
export const listDrawnPosts = (): readonly Post[] => [
  ...getPosts(),
  ...listMissingDocuments().filter((document) => document.kind === 'post'),
];

/** The post with this id, parsed as an integer; throws if there is none. */
export function getPost(id: string): Post {
  const number = Number.parseInt(id, 10);
  const post = listDrawnPosts().find((candidate) => candidate.id === number);
  if (!post) {
    throw new Error(`There is no post ${id}`);
  }
  return post;
}

/** The newer and older neighbours of a post in the list. */
export function getAdjacentPosts({ id }: Pick<Post, 'id'>): {
  newer: Post | undefined;
  older: Post | undefined;
} {
  const posts = getPosts();
  const position = posts.findIndex((post) => post.id === id);
  return { newer: posts[position - 1], older: posts[position + 1] };
}
