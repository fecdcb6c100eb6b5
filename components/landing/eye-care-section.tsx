import { Drawing } from '@/components/illustrations/drawing';
import { Blocks } from '@/components/page/blocks';
import { dialogBox, dialogPadding, secondaryButton } from '@/components/ui/button-classes';
import { ButtonLink } from '@/components/ui/button-link';
import { dialogCommand } from '@/components/ui/dialog-command';
import { DialogHeading, dialogFoot } from '@/components/ui/dialog-heading';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import { getContent, getMessages } from '@/lib/content/get-content';
import type { EyeCareCard } from '@/lib/content/read/documents';
import { toLangAttribute } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';
import { MoreLink } from './more-link';
import { Section } from './section';

function ModalCard({ card }: { card: EyeCareCard }) {
  const { home, page } = getMessages();
  const { open, openAbout, close, goBack, sources } = home.eyeCare;
  const { id, language, title, preview, drawing, body } = card;
  const lang = toLangAttribute(language);
  const dialogId = `${id}-dialog`;
  return (
    <div className="relative flex min-h-24 items-center gap-3 rounded-2xl border border-line bg-surface p-3 @tablet:gap-5 @tablet:p-5 @wide:flex-col @wide:items-start">
      <Drawing
        name={drawing}
        className="thumb -my-3 -ml-3 w-23 shrink-0 self-stretch rounded-l-2xl bg-raised p-1.5 @max-phone:hidden @tablet:-my-5 @tablet:-ml-5 @tablet:w-46 @tablet:p-3 @wide:-mr-5 @wide:mb-0 @wide:h-44 @wide:w-[calc(100%+2.5rem)] @wide:rounded-b-none @wide:rounded-t-2xl"
      />
      <div className="grow">
        <h3 lang={lang} className="text-small leading-snug @tablet:text-subsection">
          {title}
        </h3>
        <p lang={lang} className="mt-2 text-muted @max-tablet:hidden noscript:block print:block">
          {preview}
        </p>
      </div>
      <button
        type="button"
        aria-label={formatMessage(openAbout, { title })}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', dialogId)}
        className={`${secondaryButton} shrink-0 @max-tablet:border-transparent @max-tablet:px-2 noscript:hidden after:absolute after:inset-0`}
      >
        <span className="@max-tablet:hidden">{open}</span>
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
            closeLabel={close}
            dialogId={dialogId}
          />
          <Drawing name={drawing} className="float-right mt-4 ml-6 w-24 @tablet:w-40" />
          <Blocks language={language} blocks={body} />
          <p className="mt-4">
            <MoreLink href={`/eye-care/#${id}`}>{formatMessage(sources, { title })}</MoreLink>
          </p>
          <p className={`mt-6 flex flex-wrap gap-3 @max-tablet:*:grow ${dialogFoot}`}>
            <ButtonLink href="/patient-form/" label={page.booking.button} />
            <button type="button" {...dialogCommand('close', dialogId)} className={secondaryButton}>
              {goBack}
            </button>
          </p>
        </div>
      </dialog>
    </div>
  );
}

export function EyeCareSection() {
  const { eyeCareCards, messages } = getContent();
  const { eyeCare } = messages.home;
  return (
    <Section id="eyecare" words={eyeCare} more="/eye-care/">
      <ul className="mt-8 grid gap-3 @tablet:gap-5 print:block @wide:grid-cols-3">
        {eyeCareCards.map((card) => (
          <li key={card.id} className="card grid print:mt-5">
            <ModalCard card={card} />
            {/* In print, a link replaces the dialog. */}
            <p className="hidden print:block">
              <MoreLink href={`/eye-care/#${card.id}`}>
                {formatMessage(eyeCare.openAbout, { title: card.title })}
              </MoreLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
