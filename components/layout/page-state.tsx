'use client';

import { useEffect } from 'react';
import { markReady } from '@/lib/browser/mark-ready';
import { type Theme, useTheme } from '@/lib/browser/theme';

interface PageStateProps {
  pageColours: Record<Theme, string>;
}

/**
 * The end of the page: the effects of all before it have run. The meta tag `theme-color` is hoisted into `<head>`; Next's
 * `viewport` export would follow the system's preference instead of the visitor's choice.
 */
export function PageState({ pageColours }: PageStateProps) {
  useEffect(() => markReady(document.body), []);
  return <meta name="theme-color" content={pageColours[useTheme()]} />;
}
