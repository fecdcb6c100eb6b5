import { InnerLink } from '@/components/ui/inner-link';

interface MoreLinkProps {
  href: string;
  children: string;
}

export function MoreLink({ href, children }: MoreLinkProps) {
  return (
    <InnerLink
      href={href}
      className="inline-flex min-h-11 items-center print:inline font-bold text-accent underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </InnerLink>
  );
}
