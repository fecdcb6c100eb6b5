/** Puts the class `script-lost` on a document of which a script could not be loaded. */
export function noteLostScripts(): void {
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) {
        document.documentElement.classList.add('script-lost');
      }
    },
    // A failed load does not bubble; only a capturing listener hears of it.
    true,
  );
}
