import type { ReactNode } from 'react';

interface TextLinkProps {
  href: string;
  children: ReactNode;
}

export const textLink =
  '-mx-1 px-1 py-1 text-accent underline underline-offset-4 hover:decoration-2';

export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a href={href} className={textLink}>
      {children}
    </a>
  );
}
