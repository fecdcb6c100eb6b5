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

/** Whether the browser stands on the history entry of an open dialog. */
export const isDialogEntry = (): boolean => Boolean(history.state?.dialog);

/**
 * Gives a dialog that opens a history entry of its own, so that a step back closes it and leaves the
 * page where it is. Next's router finds its state in the entry, as in any other.
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

/**
 * Takes the entry back when the dialog was closed in any other way. Until the browser has stepped
 * back, a moment later, clicks wait: a page they lead to would be lost on the way.
 */
export function removeDialogEntry(): void {
  if (isDialogEntry() && !isReturning) {
    isReturning = true;
    addEventListener('click', holdClick, true);
    addEventListener('popstate', endReturn, { once: true });
    history.back();
  }
}

/** Closes a dialog before a link in it is followed, so that a step back leads to the page without it. */
export function followFromDialog(event: Event, close: () => void): void {
  close();
  removeDialogEntry();
  if (isReturning) {
    holdClick(event);
  }
}
