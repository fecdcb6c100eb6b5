'use client';

import { useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { toolButton } from '@/components/ui/button-classes';

/** The children are the labels and icons of both themes; CSS shows those for the current theme. */
export function ThemeButton({ children }: { children: ReactNode }) {
  const { theme, setTheme } = useTheme();
  return (
    <button
      type="button"
      onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}
      className={`peer grid noscript:hidden ${toolButton}`}
    >
      {children}
    </button>
  );
}
