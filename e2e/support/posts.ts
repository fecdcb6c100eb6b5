import { listNames } from '@/lib/content/folder';
import { toPosts } from '@/lib/content/posts';

/** Every post, newest first: the site's own reader needs the bundler. */
export const getPosts = async () =>
  toPosts(
    await Promise.all(
      listNames('posts').map((name) => import(`../../content/en/posts/${name}.ts`)),
    ),
  );
