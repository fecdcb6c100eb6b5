import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/content/table-of-contents';
import { TableOfContents } from './table-of-contents';

interface ReadingColumnProps {
  contents: readonly TocEntry[];
  children: ReactNode;
}

/** A column of readable width; the table of contents precedes it, or is beside it on wide screens. */
export function ReadingColumn({ contents, children }: ReadingColumnProps) {
  return (
    <div className="grid gap-x-16 print:block @wide:grid-cols-[minmax(0,var(--measure))_minmax(0,1fr)]">
      {contents.length > 1 && <TableOfContents entries={contents} />}
      <div className="measure w-full @wide:row-start-1">{children}</div>
    </div>
  );
}
