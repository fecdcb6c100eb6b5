import type { ReactNode } from 'react';
import { LineDrawing } from '@/components/illustrations/line-drawing';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
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
  picture: ReactNode;
  /** `openAbout` is the accessible name of the button that opens it. */
  messages: Record<'open' | 'openAbout' | 'close' | 'book' | 'goBack', string>;
  children: ReactNode;
}

export function ModalCard({
  id,
  lang,
  title,
  preview,
  picture,
  messages,
  children,
}: ModalCardProps) {
  const dialogId = `${id}-dialog`;
  return (
    <div className="relative flex min-h-24 items-center gap-3 rounded-2xl border border-line bg-surface p-3 @tablet:gap-5 @tablet:p-5 @wide:flex-col @wide:items-start @wide:gap-4">
      {picture}
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
        className={`${secondaryButton} shrink-0 @max-tablet:-mx-3 @max-tablet:size-12 @max-tablet:border-0 @max-tablet:p-0 noscript:hidden after:absolute after:inset-0 after:rounded-2xl`}
      >
        <span className="@max-tablet:hidden">{messages.open}</span>
        <StrokeIcon path="M12 4v16M4 12h16" className="size-6 text-accent @tablet:hidden" />
      </button>
      <dialog
        id={dialogId}
        aria-labelledby={`${dialogId}-title`}
        closedby="any"
        className="m-auto w-[min(44rem,calc(100vw-min(2rem,10vw)))] max-w-none rounded-2xl border-2 border-line bg-surface text-text tall:scroll-py-24"
      >
        <div className="@container p-(--pad) [--pad:1.5rem] tablet:[--pad:2rem]">
          <DialogHeading
            id={`${dialogId}-title`}
            title={title}
            closeLabel={messages.close}
            dialogId={dialogId}
          />
          <LineDrawing className="mx-auto mt-4 w-40 @tablet:float-right @tablet:mt-6 @tablet:ml-8 @tablet:w-52">
            <use href={`#${id}-drawing`} />
          </LineDrawing>
          {children}
          <p className="dialog-foot mt-6 flex flex-wrap gap-3 max-tablet:*:grow max-tablet:*:px-3 max-tablet:*:text-base">
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
