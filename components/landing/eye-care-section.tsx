import { Blocks } from '@/components/page/blocks';
import { getContent } from '@/lib/content/get-content';
import { toLangAttribute } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';
import { ModalCard } from './modal-card';
import { MoreLink } from './more-link';
import { Section } from './section';

export function EyeCareSection() {
  const { eyeCareCards, messages } = getContent();
  const { kicker, title, lead, open, openAbout, close, goBack, sources, link } =
    messages.home.eyeCare;
  return (
    <Section id="eyecare" kicker={kicker} title={title} lead={lead}>
      <ul className="mt-8 grid gap-3 @tablet:gap-5 print:block @wide:grid-cols-3">
        {eyeCareCards.map((card) => (
          <li key={card.id} className="card grid print:mt-5">
            <ModalCard
              id={card.id}
              lang={toLangAttribute(card.language)}
              title={card.title}
              preview={card.preview}
              drawing={card.drawing}
              messages={{
                open,
                openAbout: formatMessage(openAbout, { title: card.title }),
                close,
                book: messages.page.booking.button,
                goBack,
              }}
            >
              <Blocks language={card.language} blocks={card.body} />
              <p className="mt-4">
                <MoreLink href={`/eye-care/#${card.id}`}>
                  {formatMessage(sources, { title: card.title })}
                </MoreLink>
              </p>
            </ModalCard>
            {/* Print has a link instead of the dialog. */}
            <p className="hidden print:block">
              <MoreLink href={`/eye-care/#${card.id}`}>
                {formatMessage(openAbout, { title: card.title })}
              </MoreLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <MoreLink href="/eye-care/">{link}</MoreLink>
      </p>
    </Section>
  );
}
