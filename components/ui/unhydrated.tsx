'use client';

import { createElement, type HTMLAttributes, useEffect, useState } from 'react';
import { loadTools } from '@/lib/browser/load-tools';

interface UnhydratedProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer' | 'header' | 'nav' | 'script' | 'section' | 'ul';
  /** Unique in the page; no id, which may be that of a heading. */
  name: string | undefined;
  type?: string;
}

const find = (name = '') => document.querySelector<HTMLElement>(`[data-unhydrated=${name}]`);

/**
 * A part of the page without client components, whose content React takes over as it is exported: `dropUnhydratedData`
 * takes it out of the data for hydration. Loads the code of the tools in it.
 */
export function Unhydrated({ as = 'div', name, children, ...attributes }: UnhydratedProps) {
  // Read before React replaces the document, where it recovers from a mismatch. In development, content is updated.
  const [content] = useState(() =>
    typeof document === 'object' && process.env.NODE_ENV === 'production'
      ? { dangerouslySetInnerHTML: { __html: find(name)?.innerHTML ?? '' } }
      : { children },
  );

  useEffect(() => loadTools(find(name)), [name]);

  return createElement(as, { 'data-unhydrated': name, ...attributes, ...content });
}
