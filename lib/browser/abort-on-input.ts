const types = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click', 'popstate', 'pagehide'];

/** A controller that any input of the visitor aborts, and the end of the page. */
export function abortOnInput(): AbortController {
  const abortController = new AbortController();
  const { signal } = abortController;
  for (const type of types) {
    // In the capture phase, which is over for the click that calls this.
    addEventListener(type, () => abortController.abort(), { signal, capture: true, passive: true });
  }
  return abortController;
}
