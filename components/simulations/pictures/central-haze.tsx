import { getMessages } from '@/lib/content/get-content';
import { createPictureTools } from '@/lib/simulations/picture-tools';
import { Blur } from './blur';
import { BookLines, BookPage } from './book-page';

const { id, url, vary } = createPictureTools('central-haze');

/** A page in a haze, with its first line magnified in the same haze. */
export function CentralHaze() {
  const words = getMessages().simulations.bookLines[0]?.split(' ') ?? [];
  const middle = Math.floor(words.length / 2);
  return (
    <>
      <Blur id={id('softly')} area={[8, 0, 302, 180]} {...vary('stdDeviation', [0, 1, 2.4, 2.4])} />
      <Blur id={id('haze')} area={[70, 30, 176, 116]} stdDeviation="8" />
      <BookPage />
      <g filter={url('softly')}>
        <g {...vary('opacity', [1, 1, 1, 0])}>
          <BookLines />
        </g>
        <g {...vary('opacity', [0, 0, 0, 1])}>
          <rect
            className="stroke-accent2"
            strokeWidth="6"
            x="26"
            y="18"
            width="264"
            height="138"
            rx="12"
          />
          <g className="fill-text" fontSize="44" fontWeight="700" textAnchor="middle">
            <text x="158" y="68">
              {words.slice(0, middle).join(' ')}
            </text>
            <text x="158" y="140">
              {words.slice(middle).join(' ')}
            </text>
          </g>
        </g>
      </g>
      <g filter={url('haze')}>
        <g {...vary('opacity', [0, 0.6, 1, 1])}>
          <ellipse className="fill-raised" cx="158" cy="88" rx="56" ry="30" />
        </g>
      </g>
    </>
  );
}
