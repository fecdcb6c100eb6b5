'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { primaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { readBlogAddress } from '@/lib/browser/blog-address';
import { openIfThere } from '@/lib/browser/open-if-there';

interface BlogNotFoundProps {
  message: string;
  back: string;
  /** The other ways on from there. */
  links: ReactNode;
  /** What stands here at any other address. */
  children: ReactNode;
}

const subscribe = () => () => undefined;

/** Below `/blog/` it says so and leads back; an address that reads as a post's number goes there. */
export function BlogNotFound({ message, back, links, children }: BlogNotFoundProps) {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '/',
  );
  const { isBelowBlog, postAddress } = readBlogAddress(pathname);

  // Whether there is such a post only its host can tell.
  useEffect(() => {
    if (postAddress) {
      openIfThere(postAddress);
    }
  }, [postAddress]);

  return isBelowBlog ? (
    <>
      <h1 className="text-title font-extrabold">{message}</h1>
      <p className="mt-8 grid sm:inline-grid">
        <Link href="/blog/" className={primaryButton}>
          {back}
        </Link>
      </p>
      {links}
    </>
  ) : (
    children
  );
}
