/** Adds the class `script-lost` to the document if a script could not be loaded, or not be parsed by an old browser. */
export function noteLostScripts(): void {
  const note = ({ target, error }: ErrorEvent) => {
    if (target instanceof HTMLScriptElement || error instanceof SyntaxError) {
      document.documentElement.classList.add('script-lost');
    }
  };
  // `error` events of resources do not bubble: only a capturing listener gets them.
  addEventListener('error', note, true);
}
