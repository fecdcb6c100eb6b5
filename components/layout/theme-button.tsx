'use client';

import { useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { toolButton } from '@/components/ui/button-classes';

interface ThemeButtonProps {
  /** The labels and icons of both themes; CSS shows those of the current one. */
  children: ReactNode;
}

export function ThemeButton({ children }: ThemeButtonProps) {
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
