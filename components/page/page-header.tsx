import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { Picture } from '@/components/ui/picture';
import { getSitePage } from '@/lib/content/pages/site-pages';
import { toLangAttribute } from '@/lib/language';
import type { DescribedPicture } from '@/lib/pictures';

interface PageHeaderProps {
  page: {
    path: string;
    drawing?: string | undefined;
    drawingTitle?: string | undefined;
    /** Stands in place of the drawing. */
    image?: DescribedPicture | undefined;
  };
  /** Whether a narrow screen has no drawing at all. */
  isBrief?: boolean;
  /** Stands below the title. */
  children: ReactNode;
}

/** The title of a page and what belongs to it, with its drawing beside, or below on a narrow screen. */
export function PageHeader({ page, isBrief = false, children }: PageHeaderProps) {
  const { path, drawing, drawingTitle, image } = page;
  const { language, heading } = getSitePage(path);
  const hasPicture = Boolean(image ?? drawing);
  return (
    <header
      className={`grid break-inside-avoid items-start gap-x-10 gap-y-4 @tablet:mt-4 print:mt-0 ${hasPicture ? '@tablet:grid-cols-[minmax(0,1fr)_14rem] @wide:grid-cols-[minmax(0,1fr)_28rem] print:grid-cols-[minmax(0,1fr)_11rem]' : ''}`}
    >
      {/* No paint before the title is there, the largest text: it would come a whole layout later. */}
      <link rel="expect" href="#title" blocking="render" />
      <div className={isBrief && !hasPicture ? '' : '[&>:not(h1)]:max-w-(--measure)'}>
        <h1 id="title" lang={toLangAttribute(language)} className="text-title font-extrabold">
          {heading}
        </h1>
        {children}
      </div>
      {image && (
        <div className="mx-auto @max-tablet:max-w-80">
          <Picture
            picture={image}
            alt={image.alt}
            isMain
            className="h-auto max-h-64 w-full rounded-2xl object-cover"
          />
        </div>
      )}
      {!image && drawing && (
        <Drawing
          name={drawing}
          title={drawingTitle}
          className={`mx-auto w-full @max-tablet:max-w-60 ${isBrief ? 'not-print:@max-tablet:hidden' : ''}`}
        />
      )}
    </header>
  );
}
