import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Blur } from './blur';
import { BookLines } from './book-page';

const { id, url, vary } = createPictureTools('dry-eyes');

/** A screen that is hazy until the next full blink. */
export function DryEyes() {
  return (
    <>
      <Blur id={id('dry')} area={[22, 10, 276, 150]} {...vary('stdDeviation', [0, 0.9, 1.9])} />
      <rect className="fill-raised stroke-text" x="22" y="6" width="276" height="158" rx="8" />
      <path className="stroke-text" d="M104 174H216" />
      <g filter={url('dry')}>
        <g {...vary('opacity', [1, 0.85, 0.65])}>
          <BookLines />
        </g>
      </g>
    </>
  );
}
