import { Drawing } from '@/components/illustrations/drawing';
import { Picture } from '@/components/ui/picture';
import { getMessages } from '@/lib/content/get-content';
import { formatReadingTime, type Post } from '@/lib/content/pages/posts';
import { toPostDrawing } from '@/lib/content/pages/site-pages';
import { formatDay, formatLanguage, toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';

const picturePlace =
  'relative rounded-xl bg-raised p-1.5 @tablet/page:p-3 h-16 w-28 @max-phone/page:hidden @tablet/page:mb-3 @tablet/page:h-40 @tablet/page:w-full @tablet:row-span-4 @tablet:m-0 @tablet:h-full @tablet:min-h-40';

/** Placed in the second column where the picture is beside all text, otherwise across both columns. */
const below = 'col-span-full @tablet:col-start-2';

/** A post card: its picture is beside the title (phone), above it (wider screen), or left of all text (wide card). */
export function PostCard({ post, heading: Heading }: { post: Post; heading: 'h2' | 'h3' }) {
  const { readMore, team } = getMessages().blog;
  const { id, path, language, title, category, date, author = team, excerpt, image } = post;
  const lang = toLangAttribute(language);
  return (
    <article
      aria-labelledby={`post-${id}`}
      className="card relative grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-2xl border border-line bg-surface p-3 flex-col @tablet/page:flex @tablet/page:p-5 @tablet:grid @tablet:grid-cols-2 @tablet:content-center @tablet:gap-x-5"
    >
      {image ? (
        <div className={picturePlace}>
          <Picture
            picture={image}
            alt={image.alt}
            className="absolute inset-0 size-full rounded-xl object-cover"
          />
        </div>
      ) : (
        <Drawing name={toPostDrawing(post)} className={`thumb ${picturePlace}`} />
      )}
      <div>
        <p className="flex flex-wrap gap-x-3 text-base leading-snug text-muted">
          <span lang={lang} className="font-bold text-accent2">
            {category}
          </span>{' '}
          {formatReadingTime(post)}
          {lang && <span>{formatLanguage(language)}</span>}
        </p>
        <Heading
          id={`post-${id}`}
          lang={lang}
          className="text-small leading-snug @tablet/page:mt-1 @tablet/page:text-subsection @tablet:text-[1.75rem] @tablet:leading-tight"
        >
          {title}
        </Heading>
      </div>
      <p className={`mt-2 text-base leading-normal text-muted ${below}`}>
        <time dateTime={date}>{formatDay(date)}</time> · {author}
      </p>
      <p lang={lang} className={`mt-2 leading-normal ${below}`}>
        {excerpt}
      </p>
      <a
        href={toPageAddress(path)}
        className={`mt-auto inline-flex min-h-11 items-center self-start font-bold text-accent underline underline-offset-4 ${below}`}
      >
        {readMore}
        {/* Visually hidden text rather than `aria-label`, which search engines do not read. */}
        <span lang={lang} className="sr-only">{`: ${title}`}</span>
      </a>
    </article>
  );
}
