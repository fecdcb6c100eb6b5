import { FaintLine, Outline, Ray, SecondRay, Surface } from './shapes';

export const postDrawings = {
  // A balance scale with an eye at its pivot: evidence from trials outweighs claims.
  'post-vision-therapy': (
    <>
      <Outline d="M160 62V160M120 162H200" />
      <Outline d="M57.3 62.3L262.7 29.7" />
      <Outline d="M57.3 62.3L25.3 124.3M57.3 62.3L89.3 124.3M262.7 29.7L230.7 91.7M262.7 29.7L294.7 91.7" />
      <Outline d="M19.3 124.3H95.3A38 24 0 0 1 19.3 124.3ZM224.7 91.7H300.7A38 24 0 0 1 224.7 91.7Z" />
      <circle className="fill-accent" cx="46.3" cy="113.3" r="9" />
      <circle className="fill-accent" cx="68.3" cy="113.3" r="9" />
      <circle className="fill-accent" cx="57.3" cy="95.3" r="9" />
      <circle className="stroke-line" cx="251.7" cy="79.7" r="8" />
      <circle className="stroke-line" cx="273.7" cy="79.7" r="8" />
      <circle className="stroke-line" cx="262.7" cy="61.7" r="8" />
      <Surface d="M120 46Q160 8 200 46Q160 84 120 46Z" />
      <circle className="fill-surface stroke-text" cx="160" cy="46" r="14" />
      <circle className="fill-text" cx="160" cy="46" r="7" />
      <circle className="fill-surface" cx="163" cy="43" r="2" />
    </>
  ),
  // Parallel rays of a low sun focus on the retina of an eye; a screen is put aside.
  'post-daylight': (
    <>
      <Outline d="M20 112H164" />
      <path className="fill-accent" d="M35 107A33 33 0 0 1 101 107Z" />
      <g transform="translate(92 143) rotate(-8)">
        <rect className="stroke-line" x="-28" y="-16" width="56" height="32" rx="5" />
        <FaintLine d="M20 -3V3" />
      </g>
      <g transform="translate(236 86) rotate(189)">
        <Outline d="M41 -28.7A50 50 0 1 0 41 28.7A32.6 32.6 0 0 0 41 -28.7L37 -15.2M41 28.7L37 15.2" />
        <Outline transform="rotate(198)" d="M50 -4H62M50 4H62" />
        <Outline strokeWidth="6" d="M-30.8 -39.3A50 50 0 0 0 -30.8 39.3" />
        <ellipse className="fill-raised stroke-text" cx="29.3" rx="7.6" ry="18.5" />
      </g>
      <Ray d="M30.8 90.5L22.1 85.5M46.5 74.8L41.5 66.1" />
      <Ray d="M68 69L68 59M89.5 74.8L94.5 66.1M105.2 90.5L113.9 85.5" />
      <Ray d="M122 67.9H181.4L208.7 70.5L285.8 81.9" />
      <Ray d="M122 81.9L285.8 81.9M122 95.9H181.3L205.1 93.7L285.8 81.9" />
      <circle className="fill-accent" cx="285.8" cy="81.9" r="5" />
    </>
  ),
  // An eye between two sets of circle, square and face: blurred on the left, sharp on the right.
  'post-learning-to-see': (
    <>
      <g className="stroke-text [filter:blur(5px)]" strokeWidth="7">
        <circle cx="44" cy="38" r="19" />
        <rect x="27" y="73" width="34" height="34" />
        <circle cx="44" cy="142" r="19" />
        <path d="M36 136V138M52 136V138M35 147Q44 156 53 147" />
      </g>
      <g className="stroke-accent2" strokeWidth="3">
        <circle cx="276" cy="38" r="19" />
        <rect x="259" y="73" width="34" height="34" />
        <circle cx="276" cy="142" r="19" />
        <path d="M268 136V138M284 136V138M267 147Q276 156 285 147" />
      </g>
      <path
        className="stroke-text [filter:blur(5px)]"
        strokeWidth="7"
        d="M160 48Q128 48 94 90Q128 132 160 132M160 66A24 24 0 0 0 160 114"
      />
      <Outline d="M160 48Q192 48 226 90Q192 132 160 132M160 66A24 24 0 0 1 160 114" />
      <path className="fill-text [filter:blur(5px)]" d="M160 79A11 11 0 0 0 160 101Z" />
      <path className="fill-text" d="M160 79A11 11 0 0 1 160 101Z" />
      <circle className="fill-surface" cx="164.5" cy="86" r="2.5" />
    </>
  ),
  // A contact lens on a fingertip; beside it a drop of water, crossed out.
  'post-contact-lens-habits': (
    <>
      <Outline d="M54 168V106A38 38 0 0 1 130 106V168" />
      <FaintLine d="M85 110a7 7 0 0 1 14 0M76 112v-2a16 16 0 0 1 32 0v2" />
      <FaintLine d="M67 114v-4a25 25 0 0 1 50 0v4M76 148q16 6 32 0" />
      <path
        className="fill-raised stroke-accent2"
        strokeWidth="3"
        d="M50 34A42 8 0 0 1 134 34C134 56 116 68 92 68S50 56 50 34A42 8 0 0 0 134 34"
      />
      <Surface d="M228 50Q200 88 200 105A28 28 0 0 0 256 105Q256 88 228 50Z" />
      <circle className="stroke-accent" strokeWidth="5" cx="228" cy="92" r="58" />
      <path className="stroke-accent" strokeWidth="5" d="M187 51L269 133" />
    </>
  ),
  // An eye whose iris is a thali with a fish, a carrot and a green leaf.
  'post-food': (
    <>
      <Outline d="M14 90Q160 -58 306 90Q160 238 14 90Z" />
      <circle className="fill-raised stroke-text" cx="160" cy="90" r="66" />
      <circle className="stroke-line" cx="160" cy="90" r="58" />
      <Outline d="M119 64Q150 33 181 64Q150 95 119 64ZM181 64L198 51V77Z" />
      <circle className="fill-text" cx="135" cy="62" r="3" />
      <g transform="translate(138 109) rotate(36) scale(.9)">
        <SecondRay d="M0 -18V-28M-4 -18L-9 -26M4 -18L9 -26" />
        <path
          className="fill-accent stroke-accent"
          strokeWidth="3"
          d="M-10 -14Q0 -20 10 -14Q9 10 0 28Q-9 10 -10 -14Z"
        />
      </g>
      <SecondRay
        transform="translate(185 109) rotate(30) scale(.9)"
        d="M0 -26Q32 0 0 26Q-32 0 0 -26ZM0 -8V34"
      />
    </>
  ),
};
