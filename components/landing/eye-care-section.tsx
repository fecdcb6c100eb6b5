import { Paragraphs } from '@/components/article/paragraphs';
import { Drawing } from '@/components/illustrations/drawing';
import { eyeCareCards } from '@/content/en/eye-care';
import { home } from '@/content/en/home';
import { ModalCard } from './modal-card';
import { MoreLink } from './more-link';
import { Section } from './section';

/** The three services of eye care, each opening a dialog with the whole of it. */
export function EyeCareSection() {
  const { kicker, title, lead, open, close, goBack, sources, link } = home.eyeCare;
  return (
    <Section id="eyecare" kicker={kicker} title={title} lead={lead}>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3">
        {eyeCareCards.map((card) => (
          <li key={card.id} className="grid">
            <ModalCard
              id={card.id}
              title={card.title}
              preview={card.preview}
              picture={<Drawing name={card.icon} className="h-36 w-full" />}
              words={{ open, close, goBack }}
            >
              <Paragraphs texts={card.details} className="mt-4" />
              <p className="mt-4">
                <MoreLink href={`/eye-care/#${card.id}`}>{sources}</MoreLink>
              </p>
            </ModalCard>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <MoreLink href="/eye-care/">{link}</MoreLink>
      </p>
    </Section>
  );
}
