import { isModifiedClick } from './is-modified-click';

/**
 * Does what a browser without HTML Invoker Commands or `closedby` does not do itself, and closes the dialog from which
 * a link is followed: it would be open again after a step back.
 */
export function watchDialogs(): void {
  // A selection of text may begin in the dialog and end on the backdrop, which counts as the dialog itself.
  let pressed: EventTarget | null = null;

  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>('[command]');
      const dialog = (
        button
          ? document.getElementById(button.getAttribute('commandfor') ?? '')
          : target.closest('dialog')
      ) as HTMLDialogElement | null;
      if (button?.commandForElement) {
        return;
      }
      if (button?.getAttribute('command') === 'show-modal') {
        dialog?.showModal();
      } else if (
        button ||
        // The other dialogs have space of their own around what they show.
        (target === dialog && target === pressed && target.matches('main dialog')) ||
        (target.closest('a') && !isModifiedClick(event))
      ) {
        dialog?.close();
      }
    },
    true,
  );
}
