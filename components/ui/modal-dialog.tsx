import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { pushDialogEntry, removeDialogEntry } from '@/lib/browser/dialog-history';

/** Opens a modal dialog that Back closes too. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  pushDialogEntry(() => dialog.close());
}

// Only the backdrop has the dialog itself as its target: the content fills the dialog to the edge.
const isOnBackdrop = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;

// A selection of text may begin in the dialog and end on the backdrop.
let isPressedOnBackdrop = false;

function notePress(event: PointerEvent) {
  isPressedOnBackdrop = isOnBackdrop(event);
}

// Not `closedby`, which Safari does not have yet.
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (isPressedOnBackdrop && isOnBackdrop(event)) {
    event.currentTarget.close();
  }
}

/** A dialog without padding that its backdrop, Escape and Back close; `openModal` opens it. */
export function ModalDialog({ className = '', onClose, ...props }: ComponentProps<'dialog'>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by default.
    <dialog
      onPointerDown={notePress}
      onClick={closeFromBackdrop}
      onClose={(event) => {
        onClose?.(event);
        removeDialogEntry();
      }}
      className={`max-w-none rounded-2xl border-2 border-line bg-surface text-text backdrop:bg-bg/80 ${className}`}
      {...props}
    />
  );
}
