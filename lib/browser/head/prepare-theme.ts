/**
 * Prepares the document for the script of next-themes. A stored theme other than dark or light is removed, because that
 * script would set it as a class. In the light theme, the meta tag `theme-color` is set before hydration, to avoid a
 * hydration mismatch.
 */
export function prepareTheme(lightColour: string): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light') {
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', lightColour);
    } else if (theme !== 'dark') {
      localStorage.removeItem('theme');
    }
  } catch {
    // Storage is denied: next-themes keeps the exported dark theme.
  }
}
