'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { readBlogAddress } from '@/lib/blog-address';

interface BlogNotFoundProps {
  message: string;
  back: string;
  /** What stands here at any other address. */
  children: ReactNode;
}

const subscribe = () => () => undefined;

/** Below `/blog/` it says so and leads back; an address that reads as a post's number goes there. */
export function BlogNotFound({ message, back, children }: BlogNotFoundProps) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '/',
  );
  const { isBelowBlog, postAddress } = readBlogAddress(pathname);

  // Whether there is such a post only its host can tell.
  useEffect(() => {
    if (postAddress) {
      fetch(postAddress, { method: 'HEAD' }).then(
        ({ ok }) => ok && location.replace(postAddress),
        () => undefined,
      );
    }
  }, [postAddress]);

  return isBelowBlog ? (
    <>
      <h1 className="text-title font-extrabold">{message}</h1>
      <p className="mt-8">
        <Link href="/blog/" className={secondaryButton}>
          {back}
        </Link>
      </p>
    </>
  ) : (
    children
  );
}
