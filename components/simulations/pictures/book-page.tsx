import type { ReactNode } from 'react';
import { getMessages } from '@/lib/content/get-content';

interface BookLineProps {
  /** The zero-based line number. */
  row: number;
  children: ReactNode;
}

/** A line of text on the page of a book or on a screen. */
export const BookLine = ({ row, children }: BookLineProps) => (
  <text className="fill-text" fontSize={20} x={40} y={44 + row * 32}>
    {children}
  </text>
);

export function BookLines() {
  return getMessages().simulations.bookLines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
    <BookLine key={index} row={index}>
      {line}
    </BookLine>
  ));
}

/** The empty page of a school book, with the pages below it. */
export function BookPage() {
  return (
    <>
      <path className="stroke-line" d="M26 172H300Q306 172 306 166V18" />
      <rect className="fill-raised stroke-text" x="18" y="10" width="280" height="154" rx="6" />
    </>
  );
}
