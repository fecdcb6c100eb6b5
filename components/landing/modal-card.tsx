'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { DialogHeading } from '@/components/ui/dialog-heading';
import { followFromDialog, openModal, removeDialogEntry } from '@/lib/browser/dialog-history';
import { isModifiedClick } from '@/lib/browser/is-modified-click';

// Safari has no `closedby` yet. The dialog has no padding, so that only its backdrop is itself the target of a
// click; a selection of text may begin in the dialog and end there.
let isPressedOnBackdrop = false;

interface ModalCardProps {
  id: string;
  title: string;
  preview: string;
  picture: ReactNode;
  /** `openAbout` is the accessible name of the button that opens it. */
  messages: Record<'open' | 'openAbout' | 'close' | 'goBack', string>;
  children: ReactNode;
}

export function ModalCard({ id, title, preview, picture, messages, children }: ModalCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  function followLink(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a') && !isModifiedClick(event)) {
      followFromDialog(event.nativeEvent, close);
    }
  }

  return (
    <div className="relative flex flex-col rounded-2xl border border-hairline bg-surface p-6">
      {picture}
      <h3 className="mt-4 text-subsection">{title}</h3>
      <p className="mt-2 mb-5 text-muted">{preview}</p>
      <button
        type="button"
        aria-label={messages.openAbout}
        aria-haspopup="dialog"
        onClick={() => openModal(dialog.current)}
        className={`${secondaryButton} mt-auto self-start noscript:hidden after:absolute after:inset-0 after:rounded-2xl`}
      >
        {messages.open}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by default. */}
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-dialog`}
        closedby="any"
        onClickCapture={followLink}
        onClose={removeDialogEntry}
        onPointerDown={({ target, currentTarget }) => {
          isPressedOnBackdrop = target === currentTarget;
        }}
        onClick={({ target, currentTarget }) => {
          if (isPressedOnBackdrop && target === currentTarget) {
            currentTarget.close();
          }
        }}
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
