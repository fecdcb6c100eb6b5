'use client';

import { createElement, type HTMLAttributes, type ReactNode, useState } from 'react';

declare global {
  /** The content rendered by `Unhydrated`, by its hash; undefined in browsers. */
  var unhydratedParts: Map<string, ReactNode>;
}

interface UnhydratedPartProps extends HTMLAttributes<HTMLElement> {
  as?: string;
  type?: string;
  /** The hash of the content; omitted in development, where React gets the content as usual. */
  part?: string;
}

/** React reads this HTML only when it recovers from a hydration mismatch, before it replaces the document. */
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
