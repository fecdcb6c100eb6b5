import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Blur } from './blur';

const { href, id, url, vary } = createPictureTools('weak-eye');

/** A cricket ball in front of the stumps, as seen with both eyes and with the weaker eye only. */
export function WeakEye() {
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
          area={[164, 14, 152, 152]}
          {...vary('stdDeviation', [0, 1.5, 3.2, 6])}
        />
      </defs>
      <circle className="stroke-line" cx="80" cy="90" r="76" />
      <use href={href('ball')} transform="translate(-17 -4) scale(1.15)" />
      <circle className="stroke-line" cx="240" cy="90" r="76" />
      <g filter={url('weakly')}>
        <use href={href('ball')} transform="translate(143 -4) scale(1.15)" />
      </g>
    </>
  );
}
