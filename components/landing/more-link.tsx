import { toPageAddress } from '@/lib/site/language-address';

export const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={toPageAddress(href)}
    className="inline-flex min-h-11 items-center print:inline font-bold text-accent underline underline-offset-4 hover:decoration-2"
  >
    {children}
  </a>
);
