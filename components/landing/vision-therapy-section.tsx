import { secondaryButton } from '@/components/ui/button-classes';
import { getMessages } from '@/lib/content/get-content';
import { listLandingCards } from '@/lib/content/pages/articles';
import { toPageAddress } from '@/lib/site/language-address';
import { FlipCard } from './flip-card';
import { Section } from './section';

export function VisionTherapySection() {
  const { home, page } = getMessages();
  const { kicker, title, lead, overview } = home.visionTherapy;
  return (
    <Section id="vision-therapy" kicker={kicker} title={title} lead={lead}>
      <ul className="mt-8 grid gap-3 @tablet:gap-5 print:block @tablet:grid-cols-2 @wide:grid-cols-3">
        {listLandingCards().map((article) => (
          <li key={article.path} className="grid print:mt-5 print:block">
            <FlipCard article={article} />
          </li>
        ))}
        <li className="card flex flex-col justify-center gap-5 rounded-2xl bg-raised p-6 @tablet:p-8 @wide:col-span-2 print:mt-5">
          <p className="text-lead">{page.notSure}</p>
          <p>
            <a href={toPageAddress('/vision-therapy/')} className={secondaryButton}>
              {overview}
            </a>
          </p>
        </li>
      </ul>
    </Section>
  );
}
