/**
 * Prepares the document for next-themes, which is inserted further down: a stored theme that is
 * neither dark nor light is removed, because next-themes would take it for the name of a class; and
 * for a visitor of the light theme the meta `theme-color` gets that theme's colour, so that React
 * finds at hydration what it renders itself.
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
