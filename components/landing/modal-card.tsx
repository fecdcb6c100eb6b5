import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import {
  dialogBox,
  dialogFoot,
  dialogPadding,
  primaryButton,
  secondaryButton,
} from '@/components/ui/button-classes';
import { dialogCommand } from '@/components/ui/dialog-command';
import { DialogHeading } from '@/components/ui/dialog-heading';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import type { LanguageCode } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';

interface ModalCardProps {
  id: string;
  /** That of its title and preview, where it is not the page's. */
  lang: LanguageCode | undefined;
  title: string;
  preview: string;
  drawing: string;
  /** `openAbout` is the accessible name of the button that opens it. */
  messages: Record<'open' | 'openAbout' | 'close' | 'book' | 'goBack', string>;
  children: ReactNode;
}

export function ModalCard({
  id,
  lang,
  title,
  preview,
  drawing,
  messages,
  children,
}: ModalCardProps) {
  const dialogId = `${id}-dialog`;
  return (
    <div className="relative flex min-h-24 items-center gap-3 rounded-2xl border border-line bg-surface p-3 @tablet:gap-5 @tablet:p-5 @wide:flex-col @wide:items-start">
      <Drawing
        name={drawing}
        className="thumb h-14 w-24 shrink-0 @max-phone:hidden @tablet:h-28 @tablet:w-40 @wide:h-36 @wide:w-full"
      />
      <div className="grow">
        <h3 lang={lang} className="text-lg leading-snug @tablet:text-subsection">
          {title}
        </h3>
        <p lang={lang} className="mt-2 text-muted @max-tablet:hidden noscript:block print:block">
          {preview}
        </p>
      </div>
      <button
        type="button"
        aria-label={messages.openAbout}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', dialogId)}
        className={`${secondaryButton} shrink-0 @max-tablet:border-transparent @max-tablet:px-2 noscript:hidden after:absolute after:inset-0 after:rounded-2xl`}
      >
        <span className="@max-tablet:hidden">{messages.open}</span>
        <StrokeIcon path="M12 4v16M4 12h16" className="size-6 text-accent @tablet:hidden" />
      </button>
      <dialog
        id={dialogId}
        aria-labelledby={`${dialogId}-title`}
        closedby="any"
        className={`m-auto ${dialogBox}`}
      >
        <div className={dialogPadding}>
          <DialogHeading
            id={`${dialogId}-title`}
            title={title}
            closeLabel={messages.close}
            dialogId={dialogId}
          />
          <Drawing name={drawing} className="float-right mt-4 ml-6 w-40" />
          {children}
          <p className={`mt-6 flex flex-wrap gap-3 @max-tablet:*:grow ${dialogFoot}`}>
            <a href={toPageAddress('/patient-form/')} className={primaryButton}>
              {messages.book}
            </a>
            <button type="button" {...dialogCommand('close', dialogId)} className={secondaryButton}>
              {messages.goBack}
            </button>
          </p>
        </div>
      </dialog>
    </div>
  );
}
