/**
 * Keeps user actions until hydration. A submit would lose the answers, so it is prevented, and repeated once the form is
 * hydrated, unless the visitor goes on typing. The last clicked button inside `data-hydrating` gets `aria-busy` until
 * `markReady` repeats the click, except where the browser, `handleActions` or `operateMenu` responds at once.
 */
export function keepEarlyActions(): void {
  // On the document, because React replaces the form when it recovers from a hydration mismatch.
  const { classList } = document.documentElement;
  const keepSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if ((event.target as HTMLFormElement).method === 'post') {
      classList.add('submitted-early');
    }
  };
  const forgetClick = () => document.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  const keepClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest?.<HTMLButtonElement>(
      '[data-hydrating] [type=button]:not([commandfor]):not([data-print]):not([data-share]):not([value])',
    );
    if (button && !button.popoverTargetElement) {
      forgetClick();
      button.setAttribute('aria-busy', 'true');
    }
  };
  addEventListener('submit', keepSubmit, true);
  const forgetSubmit = ({ target }: Event) =>
    (target as HTMLInputElement).form?.method === 'post' && classList.remove('submitted-early');
  addEventListener('input', forgetSubmit, true);
  addEventListener('pointerdown', forgetClick, true);
  addEventListener('keydown', forgetClick, true);
  addEventListener('click', keepClick, true);
}
