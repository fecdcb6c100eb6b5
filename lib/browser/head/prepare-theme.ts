/**
 * Prepares the document for the script of next-themes. A stored theme that is neither dark nor light is removed,
 * because that script would set it as a class. In the light theme the meta `theme-color` gets its colour before
 * hydration, to avoid a mismatch.
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
    // Storage is denied: next-themes leaves the document dark, as it was exported.
  }
}
