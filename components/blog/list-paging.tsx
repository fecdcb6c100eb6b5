import { secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { blogPage } from '@/content/en/blog';
import { type ListPage, toListPath } from '@/lib/content/list-pages';

interface ListPagingProps {
  page: ListPage;
}

/** Where a page of the list stands among the others, and the ways to those beside it. */
export function ListPaging({ page: { number, count } }: ListPagingProps) {
  const { label, newer, older, position, of } = blogPage.paging;
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap items-center gap-4 print:hidden">
      {number > 1 && (
        <Link href={toListPath(number - 1)} rel="prev" className={secondaryButton}>
          {newer}
        </Link>
      )}
      <p>
        {position} {number} {of} {count}
      </p>
      {number < count && (
        <Link href={toListPath(number + 1)} rel="next" className={secondaryButton}>
          {older}
        </Link>
      )}
    </nav>
  );
}
