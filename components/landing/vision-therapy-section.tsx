import { Drawing } from '@/components/illustrations/drawing';
import { ButtonLink } from '@/components/ui/button-link';
import { Arrow } from '@/components/ui/stroke-icon';
import { getMessages } from '@/lib/content/get-content';
import { type Article, listLandingCards } from '@/lib/content/pages/articles';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { MoreLink } from './more-link';
import { Section } from './section';

const face = 'rounded-2xl p-3 tablet:p-6 backface-hidden hoverable:[grid-area:1/1]';

/**
 * A card that flips on hover and on keyboard focus; without hover, both sides are shown. On a narrow screen it is a row
 * without the back side. The whole card is one link.
 */
function FlipCard({ article }: { article: Article }) {
  const { readMore } = getMessages().home.visionTherapy;
  const { path, language, drawing, symptom, shortTitle, teaser } = article;
  const lang = toLangAttribute(language);
  return (
    <div className="card group relative hoverable:[perspective:75rem] grid rounded-2xl border border-line bg-surface">
      <div
        data-part="faces"
        className="grid turning:[transform-style:preserve-3d] turning:[transition:transform_0.5s] turning:turned:[transform:rotateY(180deg)]"
      >
        <div className={`flex min-h-24 items-center gap-3 tablet:block ${face}`}>
          <Drawing
            name={drawing}
            className="thumb -my-3 -ml-3 w-27 shrink-0 self-stretch rounded-l-2xl bg-raised p-1.5 tablet:-mx-6 tablet:-mt-6 tablet:mb-0 tablet:h-46 tablet:w-[calc(100%+3rem)] tablet:rounded-b-none tablet:rounded-t-2xl tablet:p-4 @max-phone:hidden"
          />
          <div className="flex grow items-center justify-between gap-3 tablet:mt-4">
            <div lang={lang}>
              <p className="text-small leading-snug font-bold tablet:text-subsection">{symptom}</p>
              <h3 className="text-small leading-snug font-normal text-accent2">{shortTitle}</h3>
            </div>
            <Arrow className="shrink-0 print:hidden" />
          </div>
        </div>
        <div
          data-part="back"
          className={`flex flex-col hoverable:bg-raised hoverable:opacity-0 hoverable:turned:opacity-100 hoverable:[transition:opacity_0.3s] turning:[transform:rotateY(180deg)] turning:opacity-100 max-tablet:hidden ${face}`}
        >
          <p lang={lang}>{teaser}</p>
          <p
            aria-hidden="true"
            className="mt-auto pt-4 font-bold text-accent underline print:hidden"
          >
            {readMore}
          </p>
        </div>
      </div>
      <a href={toPageAddress(path)} className="absolute inset-0 rounded-2xl">
        <span className="sr-only">
          {readMore}: <span lang={lang}>{[symptom, shortTitle].filter(Boolean).join(', ')}</span>
        </span>
      </a>
    </div>
  );
}

export function VisionTherapySection() {
  const { home, page } = getMessages();
  return (
    <Section id="vision-therapy" words={home.visionTherapy}>
      <ul className="mt-8 grid gap-3 @tablet:gap-5 print:block @tablet:grid-cols-2 @wide:grid-cols-3">
        {listLandingCards().map((article) => (
          <li key={article.path} className="grid print:mt-5 print:block">
            <FlipCard article={article} />
          </li>
        ))}
        <li className="card grid content-center items-center gap-5 rounded-2xl border border-transparent bg-raised p-6 @tablet:p-8 @wide:col-span-2 @wide:grid-cols-[minmax(0,1fr)_auto] print:mt-5">
          <p className="text-lead @wide:self-end">{page.notSure}</p>
          <Drawing name="visit" className="row-span-2 w-72 @max-wide:hidden" />
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3 @wide:self-start">
            <ButtonLink href="/patient-form/" label={page.booking.button} />
            <MoreLink href="/vision-therapy/">{home.visionTherapy.overview}</MoreLink>
          </p>
        </li>
      </ul>
    </Section>
  );
}
