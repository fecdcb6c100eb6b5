import { Drawing } from '@/components/illustrations/drawing';
import { Arrow } from '@/components/ui/arrow';
import { getMessages } from '@/lib/content/get-content';
import type { Article } from '@/lib/content/pages/articles';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';

interface FlipCardProps {
  article: Article;
}

const face =
  'flex flex-col rounded-2xl p-6 backface-hidden hoverable:col-start-1 hoverable:row-start-1';

/**
 * A card that flips on hover and on keyboard focus; without hover, both faces are shown. On a narrow screen
 * it is a row without the back. One link covers the card.
 */
export function FlipCard({ article }: FlipCardProps) {
  const { readMore, readMoreAbout } = getMessages().home.visionTherapy;
  const lang = toLangAttribute(article.language);
  return (
    <div className="flip-card card relative grid rounded-2xl border border-line bg-surface">
      <div className="flip-card-faces grid">
        <div
          className={`max-hoverable:pb-3 max-tablet:min-h-24 max-tablet:flex-row max-tablet:items-center max-tablet:gap-3 max-tablet:p-3 ${face}`}
        >
          <Drawing
            name={article.drawing}
            className="thumb h-36 w-full max-tablet:h-14 max-tablet:w-24 max-tablet:shrink-0 @max-phone:hidden"
          />
          <div className="flex grow items-center justify-between gap-3 tablet:mt-4">
            <div lang={lang}>
              {article.symptom && (
                <p className="text-small leading-snug text-accent2">{article.symptom}</p>
              )}
              <h3 className="text-subsection max-tablet:text-lg max-tablet:leading-snug">
                {article.shortTitle}
              </h3>
            </div>
            <Arrow className="shrink-0 print:hidden" />
          </div>
        </div>
        <div
          className={`flip-card-back hoverable:bg-raised max-hoverable:pt-0 max-tablet:hidden ${face}`}
        >
          <p lang={lang}>{article.teaser}</p>
          <p
            aria-hidden="true"
            className="mt-auto pt-4 font-bold text-accent underline print:hidden"
          >
            {readMore}
          </p>
        </div>
      </div>
      <a href={toPageAddress(article.path)} className="absolute inset-0 rounded-2xl">
        <span className="sr-only">
          {formatMessage(readMoreAbout, { title: article.shortTitle })}
        </span>
      </a>
    </div>
  );
}
