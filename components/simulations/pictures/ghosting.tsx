import { vary } from '@/lib/simulations';
import { BookLines, BookPage } from '../scenes/book-page';

/** The page with two ghosts of each letter, further and further away. */
export function Ghosting() {
  return (
    <>
      <defs>
        <g id="see-letters">
          <BookLines />
        </g>
        <filter id="see-ghosts" filterUnits="userSpaceOnUse" x="18" y="10" width="284" height="156">
          <feGaussianBlur {...vary('stdDeviation', [0, 0.3, 0.5, 0.7])} />
        </filter>
      </defs>
      <BookPage />
      <g filter="url(#see-ghosts)">
        <use href="#see-letters" opacity=".9" />
        <use href="#see-letters" opacity=".5" {...vary('x', [0, 1.5, 4, 8])} />
        <use href="#see-letters" opacity=".4" {...vary('y', [0, 1.5, 4, 7])} />
      </g>
    </>
  );
}
