import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { CareLevelIcon, careLevelLooks } from '@/components/ui/care-level-icon';
import { RichText } from '@/components/ui/rich-text';
import { receiver, StrokeIcon } from '@/components/ui/stroke-icon';
import { getContent, getMessages } from '@/lib/content/get-content';
import type { Block } from '@/lib/content/markdown/blocks';
import { isCompleteCard } from '@/lib/content/pages/table-of-contents';
import type { FirstStep } from '@/lib/content/schema/documents';
import { careCardIds } from '@/lib/content/schema/signs';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';

const drop = 'M12 2C8 7.500 5 11 5 15a7 7 0 0 0 14 0C19 11 16 7.500 12 2Z';

const icons: Record<NonNullable<FirstStep['icon']>, string> = {
  rinse: `${drop}M9 15.500a3 3 0 0 0 2.500 2.500`,
  'do-not-rinse': `${drop}M3 4 21 21`,
  call: receiver,
};

const linkLook =
  'flex h-full min-h-12 items-center justify-center rounded-xl border-2 py-2 text-center leading-tight hover:underline @tablet:px-5 @tablet:whitespace-nowrap';

interface FirstStepsProps {
  language: LanguageCode;
  steps: readonly FirstStep[];
  body: readonly Block[];
}

/** First-aid steps for the first minute, and links to the cards that list every sign of a care level. */
export function FirstSteps({ language, steps, body }: FirstStepsProps) {
  const lang = toLangAttribute(language);
  const cards = body.filter(isCompleteCard);
  const headings = body.filter((block) => block.kind === 'heading');
  return (
    <>
      <section
        aria-label={getMessages().page.helpAtOnce}
        className="first-steps mt-4 stack-2 @tablet:mt-6 @tablet:stack-5"
      >
        <div
          lang={lang}
          className="grid gap-2 @wide:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] @tablet:gap-3 print:block print:stack-2"
        >
          {steps.map(({ when, act, icon }) => (
            <p
              key={when}
              className="rounded-xl border-2 border-danger bg-surface px-3 py-1.5 leading-snug @tablet:p-5 [&_strong]:text-danger"
            >
              {icon && (
                <StrokeIcon
                  path={icons[icon]}
                  className={`float-right ml-2 size-8 ${icon === 'rinse' ? 'text-accent2' : 'text-danger'} @max-phone:hidden print:hidden`}
                />
              )}
              <span className="block font-bold">{when}</span>
              <RichText text={act} />
            </p>
          ))}
        </div>
        <EmergencyCalls />
      </section>
      {cards.length > 0 && (
        <ul
          lang={lang}
          data-unspoken
          className="mt-3 grid gap-1.5 text-base font-bold not-supports-[text-wrap:balance]:list-none print:hidden @phone:grid-cols-3 @tablet:mt-6 @tablet:flex @tablet:flex-wrap"
        >
          {cards.map(({ level }) => (
            <li key={level}>
              <a
                href={`#${careCardIds[level]}`}
                className={`flex-col gap-1 @tablet:flex-row @tablet:gap-2 ${linkLook} ${careLevelLooks[level].border} ${careLevelLooks[level].text}`}
              >
                <CareLevelIcon level={level} />
                {getContent(language).messages.page.careLevels[level]}
              </a>
            </li>
          ))}
          {headings.map(({ id, text }) => (
            <li key={id} className="@phone:col-span-3">
              <a href={`#${id}`} className={`border-line ${linkLook}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
