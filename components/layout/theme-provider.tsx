'use client';

import { ThemeProvider as NextThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';
import { markReady } from '@/lib/browser/mark-ready';

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
  // Around the whole page: the effects of all that is in it have run.
  useEffect(() => {
    markReady(document.body);
  }, []);
  return (
    <NextThemeProvider
      attribute="class"
      storageKey="theme"
      defaultTheme="dark"
      enableSystem={false}
      // Another page of the origin may store a value that is no theme: it becomes no class, which looks dark.
      value={{ dark: 'dark', light: 'light' }}
      // The style sheet sets `color-scheme`; next-themes would write an inline style.
      enableColorScheme={false}
    >
      <ThemeColor pageColours={pageColours} />
      {children}
    </NextThemeProvider>
  );
}
