'use client';

import type { ReactNode } from 'react';
import { toolButton } from '@/components/ui/button-classes';
import { readTheme, setTheme } from '@/lib/browser/theme';

interface ThemeButtonProps {
  /** The labels and icons of both themes; CSS shows those of the current one. */
  children: ReactNode;
}

/** Switches between dark and light. */
export function ThemeButton({ children }: ThemeButtonProps) {
  return (
    <button
      type="button"
      onClick={() => setTheme(readTheme() === 'light' ? 'dark' : 'light')}
      className={`peer grid noscript:hidden ${toolButton}`}
    >
      {children}
    </button>
  );
}
