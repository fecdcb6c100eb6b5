import { getMessages } from '@/lib/content/get-content';
import { createPictureTools } from '@/lib/simulations/picture-tools';
import { BookLine, BookPage } from './book-page';

const { vary } = createPictureTools('jumping-lines');

/** The vertical shift of each word relative to the previous one; repeated for lines with more words. */
const jumps = [
  [4, -9, 8, -5, 6],
  [-5, 8, -9, 10, -7],
  [7, -10, 6, -8, 9],
  [-6, 10, -8, 5, -4],
];

/** A page whose words move out of their lines. */
export function JumpingLines() {
  return (
    <>
      <BookPage />
      {getMessages().simulations.bookLines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
        <BookLine key={row} row={row}>
          {line.split(' ').map((word, index) => {
            const jump = jumps[row]?.[index % 5] ?? 0;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line never change their order.
              <tspan key={index} {...vary('dy', [0, jump / 2, jump, 2 * jump])}>
                {`${word} `}
              </tspan>
            );
          })}
        </BookLine>
      ))}
    </>
  );
}
