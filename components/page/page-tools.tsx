import type { ReactNode } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { getMessages } from '@/lib/content/get-content';
import { toPageUrl } from '@/lib/site/language-address';

/** Buttons to share the page, or copy its URL if the device cannot share, and to print it (`handleActions`). */
export function PageTools({
  page: { path, title },
  children,
}: {
  page: { path: string; title: string };
  children: ReactNode;
}) {
  const { share, copied, copyByHand, print } = getMessages().page.tools;
  return (
    <div
      data-unspoken
      className="mt-12 flex flex-wrap gap-2 @max-tablet:*:px-3 @max-tablet:*:text-base @tablet:gap-4 print:hidden"
    >
      {children}
      <button
        type="button"
        data-share=""
        data-title={title}
        // Without the query and fragment of this visit, which may reveal something about the visitor.
        data-url={toPageUrl(path)}
        data-copied={copied}
        data-copy-by-hand={copyByHand}
        className={`${secondaryButton} noscript:hidden`}
      >
        {share}
      </button>
      <button type="button" data-print="" className={`${secondaryButton} noscript:hidden`}>
        {print}
      </button>
      <p role="status" className="basis-full" />
    </div>
  );
}
