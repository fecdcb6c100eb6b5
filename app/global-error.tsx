'use client';

import './styles/index.css';
import { useState } from 'react';
import { cloneWithAnswers } from '@/lib/browser/clone-with-answers';

/**
 * Shows a page whose rendering failed as it was: its text, links and telephone numbers, and that its form cannot send.
 * Until React commits this, the document is as it was exported or rendered last.
 */
export default function GlobalError() {
  const [failed] = useState(() =>
    typeof document === 'object' ? cloneWithAnswers(document.documentElement) : undefined,
  );

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
