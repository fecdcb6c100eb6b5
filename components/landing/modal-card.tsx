import type { ReactNode } from 'react';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { dialogCommand } from '@/components/ui/dialog-command';
import { DialogHeading } from '@/components/ui/dialog-heading';
import { Link } from '@/components/ui/link';

interface ModalCardProps {
  id: string;
  title: string;
  preview: string;
  picture: ReactNode;
  /** `openAbout` is the accessible name of the button that opens it. */
  messages: Record<'open' | 'openAbout' | 'close' | 'book' | 'goBack', string>;
  children: ReactNode;
}

export function ModalCard({ id, title, preview, picture, messages, children }: ModalCardProps) {
  const dialogId = `${id}-dialog`;
  return (
    <div className="relative flex flex-col rounded-2xl border border-hairline bg-surface p-6">
      {picture}
      <h3 className="mt-4 text-subsection">{title}</h3>
      <p className="mt-2 mb-5 text-muted">{preview}</p>
      <button
        type="button"
        aria-label={messages.openAbout}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', dialogId)}
        className={`${secondaryButton} mt-auto self-start noscript:hidden after:absolute after:inset-0 after:rounded-2xl`}
      >
        {messages.open}
      </button>
      <dialog
        id={dialogId}
        aria-labelledby={`${dialogId}-title`}
        closedby="any"
        className="m-auto w-[min(44rem,calc(100vw-min(2rem,10vw)))] max-w-none rounded-2xl border-2 border-line bg-surface text-text backdrop:bg-bg/80"
      >
        <div className="p-(--pad) [--pad:1.5rem] sm:[--pad:2rem]">
          <DialogHeading
            id={`${dialogId}-title`}
            title={title}
            closeLabel={messages.close}
            dialogId={dialogId}
          />
          {children}
          <p className="mt-6 flex flex-wrap gap-3">
            <Link href="/patient-form/" className={primaryButton}>
              {messages.book}
            </Link>
            <button type="button" {...dialogCommand('close', dialogId)} className={secondaryButton}>
              {messages.goBack}
            </button>
          </p>
        </div>
      </dialog>
    </div>
  );
}
