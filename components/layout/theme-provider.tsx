'use client';

import { ThemeProvider as NextThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';

interface ThemeProviderProps {
  children: ReactNode;
}

/** Keeps the theme in `localStorage.theme` and as a class on the document, before the first paint. */
export function ThemeProvider({ children }: ThemeProviderProps) {
  return (
    <NextThemeProvider
      attribute="class"
      storageKey="theme"
      defaultTheme="dark"
      enableSystem={false}
      // The style sheet sets the colour scheme; this would write an inline style.
      enableColorScheme={false}
    >
      {children}
    </NextThemeProvider>
  );
}
