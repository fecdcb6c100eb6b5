'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { primaryButton } from '@/components/ui/button-classes';
import { findPostAddress, redirectIfFound } from '@/lib/browser/blog-address';

interface BlogNotFoundProps {
  /** The address of the list of posts. */
  blog: string;
  message: string;
  back: string;
  links: ReactNode;
  /** What any other unknown address shows. */
  children: ReactNode;
}

const subscribe = () => () => undefined;

/** Handles unknown addresses below `/blog/`; one like `/blog/03` is redirected to the post. */
export function BlogNotFound({ blog, message, back, links, children }: BlogNotFoundProps) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '/',
  );
  const postAddress = findPostAddress(pathname, blog);

  // Only the host knows whether the post exists.
  useEffect(() => {
    if (postAddress) {
      redirectIfFound(postAddress);
    }
  }, [postAddress]);

  return pathname.startsWith(blog) ? (
    <>
      <h1 className="text-title font-extrabold">{message}</h1>
      <p className="mt-8 grid @tablet:inline-grid">
        <a href={blog} className={primaryButton}>
          {back}
        </a>
      </p>
      {links}
    </>
  ) : (
    children
  );
}
