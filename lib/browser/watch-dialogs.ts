import { followFromDialog, openModal, removeDialogEntry } from './dialog-history';
import { isModifiedClick } from './is-modified-click';

/**
 * Lets Back close every dialog of the document, also one that was opened before hydration, and does what a browser
 * without HTML Invoker Commands or `closedby` does not do itself.
 */
export function watchDialogs(): void {
  // A selection of text may begin in the dialog and end on the backdrop, which counts as the dialog itself.
  let pressed: EventTarget | null = null;

  openModal(document.querySelector('dialog[open]'), true);

  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>('[command]');
      const doesCommand = Boolean(button?.commandForElement);
      const dialog = (
        button
          ? document.getElementById(button.getAttribute('commandfor') ?? '')
          : target.closest('main dialog')
      ) as HTMLDialogElement | null;
      if (button?.getAttribute('command') === 'show-modal') {
        openModal(dialog, doesCommand);
      } else if ((button && !doesCommand) || (target === dialog && target === pressed)) {
        dialog?.close();
      } else if (dialog && target.closest('a') && !isModifiedClick(event)) {
        followFromDialog(event, () => dialog.close());
      }
    },
    true,
  );
  addEventListener(
    'close',
    ({ target }) => target instanceof HTMLDialogElement && removeDialogEntry(),
    true,
  );
}
