'use client';

import { createElement, type HTMLAttributes, useEffect, useState } from 'react';
import { loadTools } from '@/lib/browser/load-tools';

interface UnhydratedProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer' | 'header' | 'nav' | 'script' | 'section' | 'ul';
  id: string;
  type?: string;
}

/**
 * A part of the page without client components, whose content React takes over as it is exported: `dropUnhydratedData` takes
 * it out of the data for hydration. Loads the code of the tools in it.
 */
export function Unhydrated({ as = 'div', id, children, ...attributes }: UnhydratedProps) {
  // Read before React replaces the document, where it recovers from a mismatch. In development, content is updated.
  const [content] = useState(() =>
    typeof document === 'object' && process.env.NODE_ENV === 'production'
      ? { dangerouslySetInnerHTML: { __html: document.getElementById(id)?.innerHTML ?? '' } }
      : { children },
  );

  useEffect(() => loadTools(document.getElementById(id)), [id]);

  return createElement(as, { id, ...attributes, ...content });
}
