import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Blur } from './blur';

const { id, url, vary } = createPictureTools('short-sight');

/** A classroom in which only the distant board is blurred. */
export function ShortSight() {
  return (
    <>
      <Blur id={id('far')} area={[30, 0, 260, 110]} {...vary('stdDeviation', [0, 1.4, 2.8, 5])} />
      <g filter={url('far')}>
        <rect className="fill-raised stroke-text" x="52" y="10" width="216" height="82" rx="4" />
        <path className="stroke-line" d="M70 100H120" />
        <text className="fill-text" fontSize="26" textAnchor="middle" x="160" y="60">
          7 × 8 = 56
        </text>
      </g>
      <path className="stroke-line" d="M4 176L34 122H286L316 176" />
      <path
        className="fill-raised stroke-text"
        d="M160 122Q116 110 76 122L60 168Q112 156 160 168Q208 156 260 168L244 122Q204 110 160 122ZM160 122V168"
      />
      <text className="fill-text" fontSize="17" x="80" y="146">
        7 × 8 =
      </text>
      <path className="stroke-accent" strokeWidth="3" d="M176 146L216 104" />
    </>
  );
}
