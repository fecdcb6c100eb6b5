import { secondaryButton } from '@/components/ui/button-classes';
import { getMessages } from '@/lib/content/get-content';
import { type BlogPage, toBlogPath } from '@/lib/content/pages/blog-pagination';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';

interface BlogPaginationProps {
  page: BlogPage;
}

export function BlogPagination({ page: { number, count } }: BlogPaginationProps) {
  const { label, newer, older, position } = getMessages().blog.pagination;
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap items-center gap-4 print:hidden">
      {number > 1 && (
        <a href={toPageAddress(toBlogPath(number - 1))} rel="prev" className={secondaryButton}>
          {newer}
        </a>
      )}
      <p>{formatMessage(position, { number, count })}</p>
      {number < count && (
        <a href={toPageAddress(toBlogPath(number + 1))} rel="next" className={secondaryButton}>
          {older}
        </a>
      )}
    </nav>
  );
}
