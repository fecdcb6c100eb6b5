import Link from 'next/link';
import { articleWords } from '@/content/en/article';

interface BreadcrumbProps {
  /** The pages above this one, below the home page. */
  parents?: readonly { label: string; href: string }[];
  current: string;
}

/** Where a page stands in the site. */
export function Breadcrumb({ parents = [], current }: BreadcrumbProps) {
  return (
    <nav aria-label={articleWords.breadcrumb} className="text-base print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted">
        {[{ label: articleWords.home, href: '/' }, ...parents].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <Link
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:text-text"
            >
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
