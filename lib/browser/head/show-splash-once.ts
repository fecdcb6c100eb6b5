/**
 * Shows the splash, with the class `with-splash`, for a duration on the first document of a tab session, if that is
 * the landing page. Any input ends it. On other pages, where a visitor may need help at once, and where storage is
 * denied, there is none.
 */
export function showSplashOnce(durationMs: number, landingPath: string): void {
  const { classList } = document.documentElement;
  const signals = ['pointerdown', 'touchstart', 'keydown', 'wheel'];
  const end = () => {
    classList.remove('with-splash');
    for (const signal of signals) {
      removeEventListener(signal, end, true);
    }
  };
  try {
    const isFirst = !sessionStorage.getItem('splash');
    sessionStorage.setItem('splash', 'seen');
    if (!isFirst || location.pathname !== landingPath) {
      return;
    }
  } catch {
    return;
  }
  classList.add('with-splash');
  for (const signal of signals) {
    addEventListener(signal, end, true);
  }
  setTimeout(end, durationMs);
}
