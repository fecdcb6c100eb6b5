import { createPictureTools } from '@/lib/simulations';
import { BookLines, BookPage } from './book-page';

const { toId, toUrl, vary } = createPictureTools('tired-eyes');

/** The page of each eye: they come apart as the eyes tire. */
export function TiredEyes() {
  return (
    <>
      <defs>
        <g id={toId('lines')}>
          <BookLines />
        </g>
        <filter
          id={toId('tired')}
          filterUnits="userSpaceOnUse"
          x="18"
          y="10"
          width="284"
          height="156"
        >
          <feGaussianBlur {...vary('stdDeviation', [0, 0.9, 0.7, 0.5])} />
        </filter>
      </defs>
      <BookPage />
      <g filter={toUrl('tired')}>
        <use href={`#${toId('lines')}`} opacity=".75" {...vary('x', [0, 0, -2, -6])} />
        <use href={`#${toId('lines')}`} opacity=".75" {...vary('x', [0, 0, 2, 7])} />
      </g>
    </>
  );
}
