'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link inside the site with prefetch on intent (hover, touch, focus): prefetching every link in the
 * viewport doubles the requests of an article.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [hasIntent, setHasIntent] = useState(false);
  const prefetch = () => setHasIntent(true);
  return (
    <NextLink
      {...props}
      prefetch={hasIntent ? null : false}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
