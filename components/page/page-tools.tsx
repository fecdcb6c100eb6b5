import { secondaryButton } from '@/components/ui/button-classes';
import { getMessages } from '@/lib/content/get-content';
import { toPageUrl } from '@/lib/site/language-address';

/** Shares the page through the device or, where it cannot, copies its address; and prints it (`handleActions`). */
export function PageTools({ page: { path, title } }: { page: { path: string; title: string } }) {
  const { share, copied, copyByHand, print } = getMessages().page.tools;
  return (
    <div className="mt-12 flex flex-wrap items-center gap-2 @max-tablet:*:px-3 @tablet:gap-4 noscript:hidden print:hidden">
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
      <p role="status" />
    </div>
  );
}
