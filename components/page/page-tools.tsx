import { secondaryButton } from '@/components/ui/button-classes';

interface PageToolsProps {
  messages: { share: string; copied: string; copyByHand: string; print: string };
  title: string;
  /** The canonical address, which carries nothing of this visit. */
  url: string;
}

/** Shares the page through the device or, where it cannot, copies its address; and prints it (`handleActions`). */
export const PageTools = ({ messages, title, url }: PageToolsProps) => (
  <div className="mt-12 flex flex-wrap items-center gap-2 @max-tablet:*:px-3 @tablet:gap-4 noscript:hidden print:hidden">
    <button
      type="button"
      data-share=""
      data-title={title}
      data-url={url}
      data-copied={messages.copied}
      data-copy-by-hand={messages.copyByHand}
      className={secondaryButton}
    >
      {messages.share}
    </button>
    <button type="button" data-print="" className={secondaryButton}>
      {messages.print}
    </button>
    <p role="status" />
  </div>
);
