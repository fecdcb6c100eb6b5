import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Street } from './street';

const { href, id, vary } = createPictureTools('double-vision');

/** The images of a street in both eyes, one of which turns away. */
export function DoubleVision() {
  return (
    <>
      <defs>
        <g id={id('street')}>
          <Street />
        </g>
      </defs>
      <g opacity=".75">
        <use href={href('street')} {...vary('x', [0, -2, -9, -22])} />
      </g>
      <g opacity=".75">
        <use href={href('street')} {...vary('x', [0, 3, 10, 22])} />
      </g>
    </>
  );
}
