import { getMessages } from '@/lib/content/get-content';
import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Blur } from './blur';

const { href, id, url, vary } = createPictureTools('weak-eye');

/** A cricket ball in front of the stumps, as seen with both eyes and with the weaker eye only. */
export function WeakEye() {
  const { both, weak } = getMessages().simulations.eyes;
  return (
    <>
      <defs>
        <g id={id('ball')}>
          <path className="stroke-text" strokeWidth="5" d="M62 124V38M84 124V38M106 124V38" />
          <path className="stroke-accent" strokeWidth="4" d="M60 34H80M88 34H108" />
          <circle className="fill-raised stroke-text" cx="84" cy="92" r="30" />
          <path
            className="stroke-accent"
            d="M70 66Q92 92 70 118M78 64Q100 92 78 120"
            strokeDasharray="4 5"
          />
        </g>
        <Blur
          id={id('weakly')}
          area={[164, 6, 152, 138]}
          {...vary('stdDeviation', [0, 1.5, 3.2, 6])}
        />
      </defs>
      <rect className="stroke-line" x="10" y="6" width="146" height="138" rx="69" />
      <use href={href('ball')} />
      <rect className="stroke-line" x="164" y="6" width="146" height="138" rx="69" />
      <g filter={url('weakly')}>
        <use href={href('ball')} x="154" />
      </g>
      <g className="fill-text" fontSize="15" textAnchor="middle">
        <text x="83" y="168">
          {both}
        </text>
        <text x="237" y="168">
          {weak}
        </text>
      </g>
    </>
  );
}
