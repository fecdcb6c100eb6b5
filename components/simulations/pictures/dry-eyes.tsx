import { createPictureTools } from '@/lib/simulations';
import { BookLines } from './book-page';

const { toId, toUrl, vary } = createPictureTools('dry-eyes');

/** A screen, hazy until the next full blink. */
export function DryEyes() {
  return (
    <>
      <filter id={toId('dry')} filterUnits="userSpaceOnUse" x="22" y="10" width="276" height="150">
        <feGaussianBlur {...vary('stdDeviation', [0, 0.9, 1.9, 0])} />
      </filter>
      <rect className="fill-raised stroke-text" x="22" y="6" width="276" height="158" rx="8" />
      <path className="stroke-text" d="M104 174H216" />
      <g filter={toUrl('dry')}>
        <g {...vary('opacity', [1, 0.85, 0.65, 1])}>
          <BookLines />
        </g>
      </g>
    </>
  );
}
