import { toPageAddress } from '@/lib/site/language-address';

interface MoreLinkProps {
  href: string;
  children: string;
}

export function MoreLink({ href, children }: MoreLinkProps) {
  return (
    <a
      href={toPageAddress(href)}
      className="inline-flex min-h-11 items-center print:inline font-bold text-accent underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
