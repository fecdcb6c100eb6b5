'use client';

import { useState } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';

interface PageToolsProps {
  messages: { share: string; copied: string; copyByHand: string; print: string };
  title: string;
  /** The canonical address, which carries nothing of this visit. */
  url: string;
}

/** Shares the page through the device or, where it cannot, copies its address; and prints it. */
export function PageTools({ messages, title, url }: PageToolsProps) {
  const [outcome, setOutcome] = useState('');

  async function share() {
    setOutcome('');
    try {
      await navigator.share({ title, url });
      return;
    } catch (reason) {
      // A visitor who closes the sheet wants nothing more.
      if (reason instanceof DOMException && reason.name === 'AbortError') {
        return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(messages.copied);
    } catch {
      setOutcome(messages.copyByHand.replace('{address}', () => url));
    }
  }

  return (
    <div className="mt-12 flex flex-wrap items-center gap-2 max-sm:*:px-3 sm:gap-4 noscript:hidden print:hidden">
      <button type="button" onClick={share} className={secondaryButton}>
        {messages.share}
      </button>
      <button type="button" onClick={() => print()} className={secondaryButton}>
        {messages.print}
      </button>
      <p role="status">{outcome}</p>
    </div>
  );
}
