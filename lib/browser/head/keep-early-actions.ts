/**
 * Keeps user actions until hydration. A submit would leave the page and lose the answers, so it is prevented, and
 * repeated once the form is hydrated. The last clicked button inside `data-hydrating` gets `aria-busy` until
 * `markReady` repeats the click, except where the browser, `handleActions` or `operateMenu` responds at once.
 */
export function keepEarlyActions(): void {
  const keepSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // On the document, because React replaces the form when it recovers from a hydration mismatch.
    if ((event.target as HTMLFormElement).method === 'post') {
      document.documentElement.classList.add('submitted-early');
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
  addEventListener('pointerdown', forgetClick, true);
  addEventListener('keydown', forgetClick, true);
  addEventListener('click', keepClick, true);
}
