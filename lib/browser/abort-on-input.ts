const types = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click', 'popstate', 'pagehide'];

/** Creates a controller that is aborted by any user input and when the page is left. */
export function abortOnInput(): AbortController {
  const abortController = new AbortController();
  const { signal } = abortController;
  for (const type of types) {
    // Listens in the capture phase, so that the click that calls this function does not abort it.
    addEventListener(type, () => abortController.abort(), { signal, capture: true, passive: true });
  }
  return abortController;
}
