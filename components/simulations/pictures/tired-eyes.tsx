import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Blur } from './blur';
import { BookLines, BookPage } from './book-page';

const { href, id, url, vary } = createPictureTools('tired-eyes');

/** The images of a page in both eyes, which separate as the eyes tire. */
export function TiredEyes() {
  return (
    <>
      <defs>
        <g id={id('lines')}>
          <BookLines />
        </g>
        <Blur
          id={id('tired')}
          area={[18, 10, 284, 156]}
          {...vary('stdDeviation', [0, 0.9, 0.7, 0.5])}
        />
      </defs>
      <BookPage />
      <g filter={url('tired')}>
        <use href={href('lines')} opacity=".75" {...vary('x', [0, 0, -2, -6])} />
        <use href={href('lines')} opacity=".75" {...vary('x', [0, 0, 2, 7])} />
      </g>
    </>
  );
}
