import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface TextLinkProps {
  href: string;
  children: ReactNode;
}

const look = '-mx-1 px-1 py-1 text-accent underline underline-offset-4 hover:decoration-2';

/** A link in running text, to a page of this site or to anywhere else. */
export function TextLink({ href, children }: TextLinkProps) {
  return href.startsWith('/') ? (
    <Link href={href} className={look}>
      {children}
    </Link>
  ) : (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
