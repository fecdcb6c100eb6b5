'use client';

import { ThemeProvider as NextThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';
import { loadTools } from '@/lib/browser/load-tools';
import { markReady } from '@/lib/browser/mark-ready';
import { watchHeaderHeight } from '@/lib/browser/watch-header-height';

interface ThemeProviderProps {
  pageColours: Record<'dark' | 'light', string>;
  children: ReactNode;
}

/**
 * The meta tag `theme-color`, which React hoists into `<head>`. Next's `viewport` export would follow
 * the system's preference instead of the visitor's choice.
 */
function ThemeColor({ pageColours }: Pick<ThemeProviderProps, 'pageColours'>) {
  const { theme } = useTheme();
  return <meta name="theme-color" content={pageColours[theme === 'light' ? 'light' : 'dark']} />;
}

export function ThemeProvider({ pageColours, children }: ThemeProviderProps) {
  // Runs last, because React runs the effects of children before those of their parent.
  useEffect(() => {
    markReady(document.body);
    loadTools();
    return watchHeaderHeight();
  }, []);
  return (
    <NextThemeProvider
      attribute="class"
      storageKey="theme"
      defaultTheme="dark"
      enableSystem={false}
      // Another page of the same origin may store an unknown theme: it adds no class, and the page stays dark.
      value={{ dark: 'dark', light: 'light' }}
      // The style sheet sets `color-scheme`; next-themes would write an inline style.
      enableColorScheme={false}
    >
      <ThemeColor pageColours={pageColours} />
      {children}
    </NextThemeProvider>
  );
}
