import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Street } from './street';

const { id, url, vary } = createPictureTools('missing-side');

/** A street without a quarter and then without the left half of the visual field. */
export function MissingSide() {
  return (
    <>
      {/* The region extends beyond the picture, so that only the inner edge is blurred; sRGB keeps the exact
         colour of the card. */}
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
