/**
 * Keeps what a visitor does before hydration.
 *
 * - A submit is prevented, because it would leave the page and lose the answers. The form is marked, and submits
 *   itself again once it is hydrated.
 * - A click on a button that has no listeners yet (`data-hydrating` around it) is kept as `aria-busy`, until
 *   `markReady` repeats it. The next key press or pointer replaces it. What the browser, `handleActions` or
 *   `operateMenu` does at once (submit, popover, menu, dialog, print, share) is not kept.
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
