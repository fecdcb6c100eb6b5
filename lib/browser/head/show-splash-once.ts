/**
 * Leaves the splash to the first document of a tab session, for so many ms; a click, tap, key or
 * wheel ends it at once. Where storage is denied there is no splash. Its end is the class
 * `splash-over` on the document.
 */
export function showSplashOnce(durationMs: number): void {
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
  } catch {
    end();
    return;
  }
  for (const signal of signals) {
    addEventListener(signal, end, true);
  }
  setTimeout(end, durationMs);
}
