import type { ReactNode } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { getMessages } from '@/lib/content/get-content';
import { toPageUrl } from '@/lib/site/language-address';

/** Shares the page through the device or, where it cannot, copies its address; and prints it (`handleActions`). */
export function PageTools({
  page: { path, title },
  children,
}: {
  page: { path: string; title: string };
  /** A link back, in the same row. */
  children: ReactNode;
}) {
  const { share, copied, copyByHand, print } = getMessages().page.tools;
  return (
    <div
      data-unspoken
      className="mt-12 flex flex-wrap items-stretch gap-2 *:[a]:basis-0 *:[a]:grow @max-tablet:*:px-3 @max-tablet:*:text-base @tablet:gap-4 @tablet:*:[a]:grow-0 @tablet:*:[a]:basis-auto noscript:*:[button]:hidden print:hidden"
    >
      {children}
      <button
        type="button"
        data-share=""
        data-title={title}
        // The canonical address, which carries nothing of this visit.
        data-url={toPageUrl(path)}
        data-copied={copied}
        data-copy-by-hand={copyByHand}
        className={secondaryButton}
      >
        {share}
      </button>
      <button type="button" data-print="" className={secondaryButton}>
        {print}
      </button>
      <p role="status" className="basis-full" />
    </div>
  );
}
