'use client';

import './styles/index.css';
import { useState } from 'react';
import { cloneWithAnswers } from '@/lib/browser/clone-with-answers';

/**
 * When rendering fails, keeps the page on screen as it was, with its links and answers; a form says that it cannot be
 * sent. Until React commits this, the document still has the exported or last rendered HTML.
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
