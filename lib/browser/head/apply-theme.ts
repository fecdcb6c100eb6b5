/**
 * Sets the stored theme as a class of the document, dark unless it is light, and updates it at every change: in this tab,
 * in another one, and in the back/forward cache. Before hydration, the meta `theme-color` gets its colour too: React
 * adopts it only as it would render it.
 */
export function applyTheme(lightColour: string): void {
  const { classList } = document.documentElement;
  const apply = (theme: string | null) => {
    classList.toggle('light', theme === 'light');
    classList.toggle('dark', theme !== 'light');
  };
  const applyStored = () => {
    try {
      apply(localStorage.getItem('theme'));
    } catch {
      // Storage is denied: the page stays as it is.
    }
  };
  applyStored();
  if (classList.contains('light')) {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', lightColour);
  }
  addEventListener('pageshow', applyStored, true);
  const applyChange = ({ key, newValue }: StorageEvent) =>
    (key === 'theme' || key === null) && apply(newValue);
  addEventListener('storage', applyChange, true);
}
