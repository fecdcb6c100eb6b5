import { useTheme } from 'next-themes';

export interface ThemeColorProps {
  pageColours: Record<'dark' | 'light', string>;
}

/**
 * Gives the browser's own bars the colour of the page. React moves the tag into `<head>`; Next's
 * `viewport` would ask the system's preference, and here the visitor's choice counts.
 */
export function ThemeColor({ pageColours }: ThemeColorProps) {
  const { theme } = useTheme();
  return <meta name="theme-color" content={pageColours[theme === 'light' ? 'light' : 'dark']} />;
}
