/**
 * Keeps what a visitor does before hydration.
 *
 * - An answer is written to the draft of its form, in `sessionStorage` under the key in `data-draft`; later ones
 *   too, each field by itself, so that a page of the back/forward cache does not overwrite newer answers.
 * - A submit is prevented, because it would leave the page and lose the answers. The form is marked, and submits
 *   itself again once it is hydrated.
 * - A click on a button that has no listeners yet (`data-hydrating` around it) is kept as `aria-busy`, until
 *   `markReady` repeats it. The next key press or pointer replaces it. What the browser does by itself
 *   (submit, popover, command) is not kept.
 */
export function keepEarlyActions(): void {
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) {
        event.target.dataset.submittedEarly = '';
      }
    },
    true,
  );
  const keepAnswer = ({ target }: Event) => {
    const { form, name, value, dataset } = target as HTMLInputElement;
    const key = form?.dataset.draft;
    if (key) {
      dataset.typed = '';
      try {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        draft[name] = value;
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is denied or full, or holds no draft: the form still holds the answer.
      }
    }
  };
  addEventListener('input', keepAnswer, true);
  addEventListener('change', keepAnswer, true);
  const forgetClick = () => {
    document.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  };
  addEventListener('pointerdown', forgetClick, true);
  addEventListener('keydown', forgetClick, true);
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest?.<HTMLButtonElement>(
        '[data-hydrating] [type=button]',
      );
      // `commandForElement` is absent in browsers that do not support commands.
      if (button && !button.popoverTargetElement && !button.commandForElement) {
        forgetClick();
        button.setAttribute('aria-busy', 'true');
      }
    },
    true,
  );
}
