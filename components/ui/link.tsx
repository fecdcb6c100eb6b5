'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link inside the site. Its page is fetched ahead once the visitor points at it, touches it or
 * reaches it by keyboard: fetching every link in view doubles the requests of an article.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [isMeant, setIsMeant] = useState(false);
  const prepare = () => setIsMeant(true);
  return (
    <NextLink
      {...props}
      prefetch={isMeant ? null : false}
      onMouseEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    />
  );
}
