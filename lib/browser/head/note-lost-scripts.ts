/**
 * Adds the class `script-lost` to the document if a script fails to load, or if an old browser cannot parse it, and
 * `script-late` if the code of a clicked button has not loaded after `lateMs`.
 */
export function noteLostScripts(lateMs: number): void {
  const { classList } = document.documentElement;
  const note = ({ target, error }: ErrorEvent) => {
    if (target instanceof HTMLScriptElement || error instanceof SyntaxError) {
      classList.add('script-lost');
    }
  };
  // The `error` events of resources do not bubble, so only a capturing listener receives them.
  addEventListener('error', note, true);

  const noteLate = ({ target }: Event) => {
    const part = (target as Element).closest('[type=button]')?.closest('[data-hydrating]');
    if (part) {
      setTimeout(() => part.matches('[data-hydrating]') && classList.add('script-late'), lateMs);
    }
  };
  addEventListener('click', noteLate, true);
}
