/**
 * Shows the splash screen (class `with-splash`) for a duration on the first page of a tab session, if that is the
 * landing page. Any input ends it. It is not shown on other pages, where a visitor may need help at once, or where
 * storage is denied.
 */
export function showSplashOnce(durationMs: number, landingPath: string): void {
  const { classList } = document.documentElement;
  const end = () => classList.remove('with-splash');
  try {
    const isFirst = !sessionStorage.getItem('splash');
    sessionStorage.setItem('splash', 'seen');
    if (isFirst && location.pathname === landingPath) {
      classList.add('with-splash');
      setTimeout(end, durationMs);
      for (const signal of ['pointerdown', 'touchstart', 'keydown', 'wheel']) {
        addEventListener(signal, end, { capture: true, once: true });
      }
    }
  } catch {
    // Storage is denied: no splash screen is shown.
  }
}
