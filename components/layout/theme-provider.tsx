'use client';

import { ThemeProvider as NextThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { ThemeColor, type ThemeColorProps } from './theme-color';

interface ThemeProviderProps extends ThemeColorProps {
  children: ReactNode;
}

/** Keeps the theme in `localStorage.theme` and as a class on the document, before the first paint. */
export function ThemeProvider({ pageColours, children }: ThemeProviderProps) {
  return (
    <NextThemeProvider
      attribute="class"
      storageKey="theme"
      defaultTheme="dark"
      enableSystem={false}
      // The style sheet sets `color-scheme`; next-themes would write an inline style.
      enableColorScheme={false}
    >
      <ThemeColor pageColours={pageColours} />
      {children}
    </NextThemeProvider>
  );
}
