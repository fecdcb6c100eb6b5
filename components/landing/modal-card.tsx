import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
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
    <div className="relative flex min-h-24 items-center gap-3 rounded-2xl border border-line bg-surface p-3 @[40rem]:gap-5 @[40rem]:p-5 @5xl:flex-col @5xl:items-start @5xl:gap-4">
      <Drawing
        name={drawing}
        className="thumb h-14 w-24 shrink-0 @max-[16rem]:hidden @[40rem]:h-28 @[40rem]:w-40 @5xl:h-36 @5xl:w-full"
      />
      <div className="grow">
        <h3 lang={lang} className="text-lg leading-snug @[40rem]:text-subsection">
          {title}
        </h3>
        <p lang={lang} className="mt-2 text-muted @max-[40rem]:hidden noscript:block print:block">
          {preview}
        </p>
      </div>
      <button
        type="button"
        aria-label={messages.openAbout}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', dialogId)}
        className={`${secondaryButton} shrink-0 @max-[40rem]:-mx-3 @max-[40rem]:size-12 @max-[40rem]:border-0 @max-[40rem]:p-0 noscript:hidden after:absolute after:inset-0 after:rounded-2xl`}
      >
        <span className="@max-[40rem]:hidden">{messages.open}</span>
        <StrokeIcon path="M12 4v16M4 12h16" className="size-6 text-accent @[40rem]:hidden" />
      </button>
      <dialog
        id={dialogId}
        aria-labelledby={`${dialogId}-title`}
        closedby="any"
        className="m-auto w-[min(44rem,calc(100vw-min(2rem,10vw)))] max-w-none rounded-2xl border-2 border-line bg-surface text-text backdrop:bg-bg/80 tall:scroll-py-24"
      >
        <div className="@container p-(--pad) [--pad:1.5rem] sm:[--pad:2rem]">
          <DialogHeading
            id={`${dialogId}-title`}
            title={title}
            closeLabel={messages.close}
            dialogId={dialogId}
          />
          <Drawing
            name={drawing}
            className="mx-auto mt-4 w-40 @[30rem]:float-right @[30rem]:mt-6 @[30rem]:ml-8 @[30rem]:w-52"
          />
          {children}
          <p className="dialog-foot mt-6 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3 max-sm:*:text-base">
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
