import { useTheme } from 'next-themes';

export interface ThemeColorProps {
  pageColours: Record<'dark' | 'light', string>;
}

/**
 * The meta tag `theme-color`, which React hoists into `<head>`. Next's `viewport` export would follow
 * the system's preference instead of the visitor's choice.
 */
export function ThemeColor({ pageColours }: ThemeColorProps) {
  const { theme } = useTheme();
  return <meta name="theme-color" content={pageColours[theme === 'light' ? 'light' : 'dark']} />;
}
