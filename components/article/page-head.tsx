import type { ReactNode } from 'react';
import { SharedDrawing } from '@/components/illustrations/shared-drawing';
import type { DrawingName } from '@/lib/content/drawings';

interface PageHeadProps {
  /** The address of the page inside the site. */
  path: string;
  page: { title: string; drawing?: DrawingName; drawingTitle?: string };
  /** Whether the parts of the drawing come in one after the other. */
  isAnimated?: boolean;
  /** Stands below the title. */
  children: ReactNode;
}

/** The title of a page and what belongs to it, with its drawing above or beside. */
export function PageHead({ path, page, isAnimated = false, children }: PageHeadProps) {
  return (
    <header className="mt-6 grid items-center gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
      {/* No paint before the title is there, the largest text: it would come a whole layout later. */}
      <link rel="expect" href="#title" blocking="render" />
      <div className="measure">
        <h1 id="title" className="text-title font-extrabold">
          {page.title}
        </h1>
        {children}
      </div>
      {page.drawing && (
        <SharedDrawing
          path={path}
          name={page.drawing}
          title={page.drawingTitle}
          isAnimated={isAnimated}
          className="w-full max-md:-order-1 max-md:max-w-80"
        />
      )}
    </header>
  );
}
