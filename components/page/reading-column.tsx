import type { ReactNode } from 'react';
import type { TocEntry } from '@/lib/content/table-of-contents';
import { TableOfContents } from './table-of-contents';

interface ReadingColumnProps {
  contents: readonly TocEntry[];
  children: ReactNode;
}

/** Text in lines that are easy to follow, and its contents beside it on wide screens. */
export function ReadingColumn({ contents, children }: ReadingColumnProps) {
  return (
    <div className="grid gap-x-16 print:block lg:grid-cols-[minmax(0,var(--measure))_minmax(0,1fr)]">
      <div className="measure w-full">{children}</div>
      <TableOfContents entries={contents} />
    </div>
  );
}
