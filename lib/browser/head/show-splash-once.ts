/**
 * Shows the splash on the first document of a tab session for so many ms, if that is the landing page;
 * a click, tap, key or wheel ends it at once. On any other address, where somebody may have come for
 * help, it has ended before the first paint. Where storage is denied there is no splash. Its end is the
 * class `splash-over` on the document.
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
