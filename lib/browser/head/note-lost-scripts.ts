/**
 * Adds the class `script-lost` to the document if a script could not be loaded, or not be parsed by an old browser, and
 * `script-late` if a button still has no code `lateMs` after a click on it.
 */
export function noteLostScripts(lateMs: number): void {
  const { classList } = document.documentElement;
  const note = ({ target, error }: ErrorEvent) => {
    if (target instanceof HTMLScriptElement || error instanceof SyntaxError) {
      classList.add('script-lost');
    }
  };
  // `error` events of resources do not bubble: only a capturing listener gets them.
  addEventListener('error', note, true);

  const noteLate = ({ target }: Event) => {
    const part = (target as Element).closest('[type=button]')?.closest('[data-hydrating]');
    if (part) {
      setTimeout(() => part.matches('[data-hydrating]') && classList.add('script-late'), lateMs);
    }
  };
  addEventListener('click', noteLate, true);
}
