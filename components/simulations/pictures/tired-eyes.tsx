import { vary } from '@/lib/simulations';
import { BookLines, BookPage } from '../scenes/book-page';

/** The page of each eye: they come apart as the eyes tire. */
export function TiredEyes() {
  return (
    <>
      <defs>
        <g id="see-lines">
          <BookLines />
        </g>
        <filter id="see-tired" filterUnits="userSpaceOnUse" x="18" y="10" width="284" height="156">
          <feGaussianBlur {...vary('stdDeviation', [0, 0.9, 0.7, 0.5])} />
        </filter>
      </defs>
      <BookPage />
      <g filter="url(#see-tired)">
        <use href="#see-lines" opacity=".75" {...vary('x', [0, 0, -2, -6])} />
        <use href="#see-lines" opacity=".75" {...vary('x', [0, 0, 2, 7])} />
      </g>
    </>
  );
}
