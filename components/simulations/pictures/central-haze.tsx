import { getMessages } from '@/lib/content/get-content';
import { vary } from '@/lib/simulations';
import { BookLines, BookPage } from '../scenes/book-page';

/** A page that is lost in a haze, and its first line through a magnifier in the same haze. */
export function CentralHaze() {
  const [firstLine] = getMessages().simulations.bookLines;
  return (
    <>
      <defs>
        <clipPath id="see-lens">
          <circle cx="158" cy="87" r="86" />
        </clipPath>
        <filter id="see-softly" filterUnits="userSpaceOnUse" x="18" y="0" width="284" height="180">
          <feGaussianBlur {...vary('stdDeviation', [0, 1, 2.6, 2.6])} />
        </filter>
        <filter id="see-haze" filterUnits="userSpaceOnUse" x="60" y="20" width="196" height="136">
          <feGaussianBlur stdDeviation="8" />
        </filter>
      </defs>
      <BookPage />
      <g filter="url(#see-softly)">
        <g {...vary('opacity', [1, 1, 1, 0])}>
          <BookLines />
        </g>
        <g {...vary('opacity', [0, 0, 0, 1])}>
          <circle className="fill-raised stroke-accent2" cx="158" cy="87" r="86" />
          <g clipPath="url(#see-lens)">
            <text className="fill-text" fontSize="66" fontWeight="700" x="76" y="108">
              {firstLine}
            </text>
          </g>
        </g>
      </g>
      <g filter="url(#see-haze)">
        <ellipse
          className="fill-raised"
          cx="158"
          cy="87"
          rx="58"
          ry="38"
          {...vary('opacity', [0, 0.6, 1, 1])}
        />
      </g>
    </>
  );
}
