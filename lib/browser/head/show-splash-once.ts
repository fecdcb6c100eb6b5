/**
 * Shows the splash, with the class `with-splash`, for a duration on the first document of a tab session, if that is
 * the landing page. Any input ends it. On other pages, where a visitor may need help at once, and where storage is
 * denied, there is none.
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
    // Storage is denied.
  }
}
