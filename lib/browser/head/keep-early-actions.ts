/**
 * Keeps what a visitor does before hydration. A submit would leave the page and lose the answers: it is prevented, and
 * repeated once the form is hydrated. The last click on a button inside `data-hydrating` is kept as `aria-busy` until
 * `markReady` repeats it, except where the browser, `handleActions` or `operateMenu` acts at once.
 */
export function keepEarlyActions(): void {
  const keepSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    (event.target as HTMLFormElement).dataset.submittedEarly = '';
  };
  const forgetClick = () => document.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  const keepClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest?.<HTMLButtonElement>(
      '[data-hydrating] [type=button]:not([commandfor], [data-print], [data-share], [value])',
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
