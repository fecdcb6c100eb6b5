import type { ReactNode } from 'react';
import { InnerLink } from './inner-link';

interface TextLinkProps {
  href: string;
  children: ReactNode;
}

const look = '-mx-1 px-1 py-1 text-accent underline underline-offset-4 hover:decoration-2';

/** A link in running text, to a page of this site or to anywhere else. */
export function TextLink({ href, children }: TextLinkProps) {
  return href.startsWith('/') ? (
    <InnerLink href={href} className={look}>
      {children}
    </InnerLink>
  ) : (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
