import { getLanguageCode } from '../../current-language';
import { formatMessage } from '../../text/format-message';
import { fromText } from '../../text/rich-text';
import { getContent, getMessages } from '../get-content';
import { type Block, textsOf } from '../markdown/blocks';
import type { Post } from '../read/documents';
import { expectFound } from './expect-found';

export type { Post } from '../read/documents';

/** All posts, newest first; posts of the same day are sorted by number. */
export const getPosts = (): readonly Post[] => getContent().posts;

export const getOwnPosts = (): readonly Post[] =>
  getPosts().filter(({ language }) => language === getLanguageCode());

export const getPost = (id: string): Post =>
  expectFound(
    getPosts().find((post) => post.id === Number.parseInt(id, 10)),
    `post ${id}`,
  );

/**
 * The reading speed of adults, in words per minute: 238 for silent reading of English prose (Brysbaert, 2019, Journal
 * of Memory and Language 109), reduced by about 12 % for readers who are not native speakers.
 */
const WORDS_PER_MINUTE = 210;

export function toReadingMinutes(body: readonly Block[]): number {
  const text = body.flatMap(textsOf).map(fromText).join(' ');
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

export const formatReadingTime = ({ body }: Pick<Post, 'body'>): string =>
  formatMessage(getMessages().blog.readingMinutes, { minutes: toReadingMinutes(body) });
