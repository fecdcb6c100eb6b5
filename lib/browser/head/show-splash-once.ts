/**
 * Shows the splash for a duration on the first document of a tab session, if that is the landing page.
 * Any input ends it, with the class `splash-over`. On other pages, where a visitor may need help at once,
 * and where storage is denied, it ends before the first paint.
 */
export function showSplashOnce(durationMs: number, landingPath: string): void {
  const signals = ['pointerdown', 'touchstart', 'keydown', 'wheel'];
  const end = () => {
    document.documentElement.classList.add('splash-over');
    for (const signal of signals) {
      removeEventListener(signal, end, true);
    }
  };
  try {
    if (sessionStorage.getItem('splash')) {
      end();
      return;
    }
    sessionStorage.setItem('splash', 'seen');
    if (location.pathname !== landingPath) {
      end();
      return;
    }
  } catch {
    end();
    return;
  }
  for (const signal of signals) {
    addEventListener(signal, end, true);
  }
  setTimeout(end, durationMs);
}
