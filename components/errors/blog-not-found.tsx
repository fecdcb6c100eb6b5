'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

interface BlogNotFoundProps {
  blog: string;
  lostPost: ReactNode;
  children: ReactNode;
}

const subscribe = () => () => undefined;

/** The 404 page, with other content below `/blog/`; a URL such as `/blog/03` is redirected to the post if it exists. */
export function BlogNotFound({ blog, lostPost, children }: BlogNotFoundProps) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '/',
  );
  const isPost = pathname.startsWith(blog);
  const [, id] = (isPost && /^\+?0*([1-9]\d*)\/?$/.exec(pathname.slice(blog.length))) || [];

  useEffect(() => {
    const address = `${blog}${id}/`;
    if (id && address !== pathname) {
      // Only the host knows whether the post exists.
      fetch(address, { method: 'HEAD' }).then(
        ({ ok }) => ok && location.replace(address),
        () => undefined,
      );
    }
  }, [blog, id, pathname]);

  return isPost ? lostPost : children;
}
