import { defaultLanguage } from '../language';
import type { Post } from './documents';
import { getContent } from './get-content';

export type { Post } from './documents';

/** Every post of this language, newest first; posts of one day by their numbers. */
export const getPosts = (): readonly Post[] => getContent().posts;

/**
 * The posts that Next draws: in a language without any the newest one of the default language, since it
 * exports no route without a page. The build leaves that out.
 */
export function listDrawnPosts(): readonly Post[] {
  const posts = getPosts();
  return posts.length > 0 ? posts : getContent(defaultLanguage).posts.slice(0, 1);
}

let positions: { of: readonly Post[]; byId: ReadonlyMap<number, number> } | undefined;

function findPosition(id: number): number | undefined {
  const posts = getPosts();
  if (positions?.of !== posts) {
    positions = { of: posts, byId: new Map(posts.map((post, index) => [post.id, index])) };
  }
  return positions.byId.get(id);
}

/** The post with this id, read as an integer; throws where there is none. */
export function getPost(id: string): Post {
  const number = Number.parseInt(id, 10);
  const post =
    getPosts()[findPosition(number) ?? -1] ?? listDrawnPosts().find((drawn) => drawn.id === number);
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
  const position = findPosition(id) ?? 0;
  return { newer: posts[position - 1], older: posts[position + 1] };
}
