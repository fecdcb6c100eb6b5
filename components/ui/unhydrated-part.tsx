'use client';

import { createElement, type HTMLAttributes, type ReactNode, useState } from 'react';

declare global {
  /** What `Unhydrated` has rendered, by its hash; in browsers there is none. */
  var unhydratedParts: Map<string, ReactNode>;
}

interface UnhydratedPartProps extends HTMLAttributes<HTMLElement> {
  as?: string;
  type?: string;
  /** Its hash; absent in development, when React has the content as usual. */
  part?: string;
}

/** React reads the HTML only where it recovers from a mismatch, before it replaces the document. */
const takeOver = (part: string) => ({
  dangerouslySetInnerHTML: {
    get __html() {
      return document.querySelector(`[data-unhydrated="${part}"]`)?.innerHTML ?? '';
    },
  },
});

export function UnhydratedPart({ as = 'div', part, children, ...attributes }: UnhydratedPartProps) {
  const [content] = useState(() => {
    if (!part) {
      return { children };
    }
    return typeof document === 'object'
      ? takeOver(part)
      : { children: globalThis.unhydratedParts.get(part) };
  });
  return createElement(as, { 'data-unhydrated': part, ...attributes, ...content });
}
