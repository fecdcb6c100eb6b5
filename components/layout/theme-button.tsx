'use client';

import { useTheme } from 'next-themes';

interface ThemeButtonProps {
  toLight: string;
  toDark: string;
}

/** Switches between dark and light; CSS shows the label and icon of the current theme. */
export function ThemeButton({ toLight, toDark }: ThemeButtonProps) {
  const { theme, setTheme } = useTheme();
  return (
    <button
      type="button"
      onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}
      className="grid size-12 noscript:hidden shrink-0 place-items-center rounded-xl border-2 border-line text-text @max-sm:size-11"
    >
      <span className="sr-only light:hidden">{toLight}</span>
      <span className="sr-only dark:hidden">{toDark}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 light:hidden">
        <circle cx="12" cy="12" r="4.5" fill="currentColor" />
        <path
          d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 dark:hidden">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill="currentColor" />
      </svg>
    </button>
  );
}
