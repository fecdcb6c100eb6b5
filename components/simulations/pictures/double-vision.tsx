import { vary } from '@/lib/simulations';
import { Street } from '../scenes/street';

/** The street of one eye, and that of the eye that turns away. */
export function DoubleVision() {
  return (
    <>
      <defs>
        <g id="see-street">
          <Street />
        </g>
      </defs>
      <use href="#see-street" opacity=".75" />
      <g opacity=".7">
        <use href="#see-street" {...vary('x', [0, 5, 20, 44])} />
      </g>
    </>
  );
}
