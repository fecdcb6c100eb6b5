'use client';

import './globals.css';
import { useEffect, useState } from 'react';
import { cloneWithAnswers } from '@/lib/browser/clone-with-answers';

interface GlobalErrorProps {
  error: unknown;
}

/** Whether a link has led here within the first document, which is that of another page. */
const isOtherDocument = () => {
  const [first] = performance.getEntriesByType('navigation');
  return Boolean(first && new URL(first.name).pathname !== location.pathname);
};

/**
 * Shows a page whose rendering failed as it was: its text, links and telephone numbers, and that its form cannot send.
 * Until React commits this, the document holds what was exported or rendered last.
 */
export default function GlobalError({ error }: GlobalErrorProps) {
  const [failed] = useState(() =>
    typeof document === 'object' ? cloneWithAnswers(document.documentElement) : undefined,
  );

  // The document of the page that a link led to can be read without its scripts.
  useEffect(() => {
    if (error instanceof Error && error.name === 'ChunkLoadError' && isOtherDocument()) {
      location.reload();
    }
  }, [error]);

  const fill = (body: HTMLElement | null) => {
    const shown = failed?.querySelector('body');
    if (shown) {
      body?.replaceChildren(...cloneWithAnswers(shown).childNodes);
    }
  };

  return (
    <html lang={failed?.lang} className={`${failed?.className} script-lost`}>
      <head>
        <title>{failed?.querySelector('title')?.text}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body data-hydrating="" ref={fill} />
    </html>
  );
}
