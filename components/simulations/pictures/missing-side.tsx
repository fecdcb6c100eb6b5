import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Street } from './street';

const { id, url, vary } = createPictureTools('missing-side');

/** The street, of which first a quarter and then the left half is gone. */
export function MissingSide() {
  return (
    <>
      {/* Its blur fades in outside the picture, and sRGB keeps the very colour of the card. */}
      <filter
        id={id('edge')}
        filterUnits="userSpaceOnUse"
        x="-30"
        y="-30"
        width="230"
        height="240"
        colorInterpolationFilters="sRGB"
      >
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <Street />
      <g filter={url('edge')}>
        <rect
          className="fill-surface"
          x="-30"
          width="184"
          height="260"
          {...vary('y', [220, 92, -30])}
        />
      </g>
    </>
  );
}
