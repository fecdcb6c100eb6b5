import { getMessages } from '@/lib/content/get-content';

/** The positions of the lines of text, on the page and on a screen. */
export const bookLines = { left: 40, first: 49, distance: 34, size: 20 };

export function BookLines() {
  return getMessages().simulations.bookLines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
      key={index}
      className="fill-text"
      fontSize={bookLines.size}
      x={bookLines.left}
      y={bookLines.first + index * bookLines.distance}
    >
      {line}
    </text>
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
