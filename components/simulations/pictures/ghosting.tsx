import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Blur } from './blur';
import { BookLines, BookPage } from './book-page';

const { href, id, url, vary } = createPictureTools('ghosting');

/** A page with two ghost images of each letter, at a growing distance. */
export function Ghosting() {
  return (
    <>
      <defs>
        <g id={id('letters')}>
          <BookLines />
        </g>
        <Blur
          id={id('ghosts')}
          area={[18, 10, 284, 156]}
          {...vary('stdDeviation', [0, 0.3, 0.5, 0.7])}
        />
      </defs>
      <BookPage />
      <g filter={url('ghosts')}>
        <use href={href('letters')} opacity=".9" />
        <use href={href('letters')} opacity=".5" {...vary('x', [0, 1.5, 4, 8])} />
        <use href={href('letters')} opacity=".4" {...vary('y', [0, 1.5, 4, 7])} />
      </g>
    </>
  );
}
