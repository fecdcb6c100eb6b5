let isReturning = false;
let waiting: EventTarget | null = null;

function holdClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  waiting = event.target;
}

function endReturn(): void {
  isReturning = false;
  removeEventListener('click', holdClick, true);
  waiting?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  waiting = null;
}

export const isDialogEntry = (): boolean => Boolean(history.state?.dialog);

/**
 * Pushes a history entry for a dialog that opens, so that Back closes it and the page stays. Next's
 * router patches `pushState` and adds its own state to the entry.
 */
export function pushDialogEntry(close: () => void): void {
  const push = () => {
    if (!isDialogEntry()) {
      history.pushState({ dialog: true }, '');
    }
    addEventListener('popstate', close, { once: true });
  };
  if (isReturning) {
    addEventListener('popstate', push, { once: true });
  } else {
    push();
  }
}

/** Opens a modal dialog, unless its command does so, and lets Back close it. */
export function openModal(dialog: HTMLDialogElement | null, doesCommand = false): void {
  if (dialog) {
    if (!doesCommand) {
      dialog.showModal();
    }
    pushDialogEntry(() => dialog.close());
  }
}

/**
 * Removes the entry after the dialog was closed otherwise. `history.back()` is asynchronous: clicks are
 * held until `popstate`, because it would undo a navigation that they start.
 */
export function removeDialogEntry(): void {
  if (isDialogEntry() && !isReturning) {
    isReturning = true;
    addEventListener('click', holdClick, true);
    addEventListener('popstate', endReturn, { once: true });
    history.back();
  }
}

/** Closes a dialog before a link in it is followed, so that Back leads to the page without the dialog. */
export function followFromDialog(event: Event, close: () => void): void {
  close();
  removeDialogEntry();
  if (isReturning) {
    holdClick(event);
  }
}
