import { createPictureTools } from '@/lib/simulations';
import { BookLines, BookPage } from './book-page';

const { toId, toUrl, vary } = createPictureTools('ghosting');

/** The page with two ghosts of each letter, further and further away. */
export function Ghosting() {
  return (
    <>
      <defs>
        <g id={toId('letters')}>
          <BookLines />
        </g>
        <filter
          id={toId('ghosts')}
          filterUnits="userSpaceOnUse"
          x="18"
          y="10"
          width="284"
          height="156"
        >
          <feGaussianBlur {...vary('stdDeviation', [0, 0.3, 0.5, 0.7])} />
        </filter>
      </defs>
      <BookPage />
      <g filter={toUrl('ghosts')}>
        <use href={`#${toId('letters')}`} opacity=".9" />
        <use href={`#${toId('letters')}`} opacity=".5" {...vary('x', [0, 1.5, 4, 8])} />
        <use href={`#${toId('letters')}`} opacity=".4" {...vary('y', [0, 1.5, 4, 7])} />
      </g>
    </>
  );
}
