import type { Post } from './documents';
import { getContent } from './get-content';
import { listMissingDocuments } from './languages';

export type { Post } from './documents';

/** Every post of this language, newest first; posts of one day by their numbers. */
export const getPosts = (): readonly Post[] => getContent().posts;

/**
 * The posts at whose addresses this language has something: its own, and those of the default language
 * that it lacks, to which their addresses lead on.
 */
export const listDrawnPosts = (): readonly Post[] => [
  ...getPosts(),
  ...listMissingDocuments().filter((document) => document.kind === 'post'),
];

/** The post with this id, read as an integer; throws where there is none. */
export function getPost(id: string): Post {
  const number = Number.parseInt(id, 10);
  const post = listDrawnPosts().find((candidate) => candidate.id === number);
  if (!post) {
    throw new Error(`There is no post ${id}`);
  }
  return post;
}

/** The posts before and after one in the list, which is the newest first. */
export function getAdjacentPosts({ id }: Pick<Post, 'id'>): {
  newer: Post | undefined;
  older: Post | undefined;
} {
  const posts = getPosts();
  const position = posts.findIndex((post) => post.id === id);
  return { newer: posts[position - 1], older: posts[position + 1] };
}
