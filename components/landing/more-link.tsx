import { Link } from '@/components/ui/link';

interface MoreLinkProps {
  href: string;
  children: string;
}

/** The way from a section to the page with the whole of it. */
export function MoreLink({ href, children }: MoreLinkProps) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center print:inline font-bold text-accent underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
