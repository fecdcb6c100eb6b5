import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { pushDialogEntry, removeDialogEntry } from '@/lib/browser/dialog-history';

/** Opens a modal dialog that Back closes too. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  pushDialogEntry(() => dialog.close());
}

// The backdrop and the padding of a dialog have the dialog itself as their target.
const isOnBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
};

// A selection of text may begin in the dialog and end on the backdrop.
let isPressedOnBackdrop = false;

function notePress(event: PointerEvent) {
  isPressedOnBackdrop = isOnBackdrop(event);
}

// Safari has no `closedby` yet.
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
  const isLightDismissed = event.currentTarget.closedBy === 'any';
  if (!isLightDismissed && isPressedOnBackdrop && isOnBackdrop(event)) {
    event.currentTarget.close();
  }
}

/** A dialog that its backdrop, Escape and Back close; `openModal` opens it. */
export function ModalDialog({ className = '', onClose, ...props }: ComponentProps<'dialog'>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by default.
    <dialog
      closedby="any"
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
