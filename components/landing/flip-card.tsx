import { Drawing } from '@/components/illustrations/drawing';
import { Link } from '@/components/ui/link';
import type { Article } from '@/lib/content/articles';
import { getMessages } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

interface FlipCardProps {
  article: Article;
}

const face =
  'flex flex-col rounded-2xl p-6 backface-hidden hoverable:col-start-1 hoverable:row-start-1';

/**
 * A card that flips on hover and on keyboard focus. Without hover, or on a narrow screen, both faces
 * are shown. One link covers the card.
 */
export function FlipCard({ article }: FlipCardProps) {
  const { readMore, readMoreAbout } = getMessages().home.visionTherapy;
  return (
    <div className="flip-card card relative grid rounded-2xl border border-hairline bg-surface focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-accent">
      <div className="flip-card-faces grid">
        <div className={`max-hoverable:pb-3 ${face}`}>
          <Drawing name={article.drawing} className="h-36 w-full" />
          <h3 className="mt-4 text-subsection">{article.shortTitle}</h3>
        </div>
        <div className={`flip-card-back hoverable:bg-raised max-hoverable:pt-0 ${face}`}>
          <p>{article.teaser}</p>
          <p
            aria-hidden="true"
            className="mt-auto pt-4 font-bold text-accent underline print:hidden"
          >
            {readMore}
          </p>
        </div>
      </div>
      <Link
        href={article.path}
        className="absolute inset-0 rounded-2xl outline-none"
        aria-label={formatMessage(readMoreAbout, { title: article.shortTitle })}
      />
    </div>
  );
}
