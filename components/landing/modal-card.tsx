'use client';

import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { DialogHeading } from '@/components/ui/dialog-heading';
import { followFromDialog, pushDialogEntry, removeDialogEntry } from '@/lib/browser/dialog-history';
import { isModifiedClick } from '@/lib/browser/is-modified-click';

interface ModalCardProps {
  id: string;
  title: string;
  preview: string;
  picture: ReactNode;
  /** `openAbout` is what the button that opens it is called, by the title too. */
  messages: Record<'open' | 'openAbout' | 'close' | 'goBack', string>;
  /** What the dialog holds. */
  children: ReactNode;
}

/** A card that opens a dialog; Escape, the backdrop and both of its buttons close it. */
export function ModalCard({ id, title, preview, picture, messages, children }: ModalCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  function open() {
    dialog.current?.showModal();
    pushDialogEntry(close);
  }

  function followLink(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a') && !isModifiedClick(event)) {
      followFromDialog(event.nativeEvent, close);
    }
  }

  // Only the backdrop makes the dialog itself the target, as its content fills it to the edge; a
  // selection that begins in the text and ends out there does not mean to close it.
  const isPressedOutside = useRef(false);
  const noteWherePressed = ({ target }: PointerEvent) => {
    isPressedOutside.current = target === dialog.current;
  };
  const closeFromBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current && isPressedOutside.current) {
      close();
    }
  };

  return (
    <div className="relative flex flex-col rounded-2xl border border-hairline bg-surface p-6">
      {picture}
      <h3 className="mt-4 text-subsection">{title}</h3>
      <p className="mt-2 mb-5 text-muted">{preview}</p>
      <button
        type="button"
        aria-label={messages.openAbout}
        aria-haspopup="dialog"
        onClick={open}
        className={`${secondaryButton} mt-auto self-start noscript:hidden after:absolute after:inset-0 after:rounded-2xl`}
      >
        {messages.open}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself. */}
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-dialog`}
        onPointerDown={noteWherePressed}
        onClick={closeFromBackdrop}
        onClickCapture={followLink}
        onClose={removeDialogEntry}
        className="m-auto w-[min(44rem,calc(100vw-min(2rem,10vw)))] max-w-none rounded-2xl border-2 border-line bg-surface text-text backdrop:bg-bg/80"
      >
        <div className="p-6 sm:p-8">
          <DialogHeading
            id={`${id}-dialog`}
            title={title}
            closeLabel={messages.close}
            onClose={close}
          />
          {children}
          <button type="button" onClick={close} className={`${secondaryButton} mt-6`}>
            {messages.goBack}
          </button>
        </div>
      </dialog>
    </div>
  );
}
