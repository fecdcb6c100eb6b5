import { FaintLine, Outline, SecondRay, Surface } from './shapes';

interface HandProps {
  transform: string;
}

/** A fist with its forefinger out; the fingertip is at the origin and points down. */
const PointingHand = ({ transform }: HandProps) => (
  <g transform={transform}>
    <Surface d="M-8 -104V-8A7.5 7.5 0 0 0 7 -8V-46A6.5 6.5 0 0 0 20 -46A6.5 6.5 0 0 0 33 -48A6 6 0 0 0 45 -52V-80Q45 -94 34 -104Z" />
    <Outline d="M20 -46V-60M33 -48V-62M7 -46V-58M-3 -9V-5A3 3 0 0 0 3 -5V-9" />
    <Surface d="M-13 -100H40V-124H-13Z" />
  </g>
);

/** The back of a hand whose fingers point up. */
const WashedHand = ({ transform }: HandProps) => (
  <g transform={transform}>
    <Surface d="M-15 66V36Q-24 26 -24 6V-26A5.5 5.5 0 0 1 -13 -26V-42A6 6 0 0 1 -1 -42V-46A6 6 0 0 1 11 -46V-38A6 6 0 0 1 23 -38V2L33 -10A6.5 6.5 0 0 1 44 -3Q38 12 25 28Q17 36 16 44V66Z" />
    <Outline d="M-13 -26V-8M-1 -42V-10M11 -42V-8" />
    <Surface d="M-20 62H21V84H-20Z" />
  </g>
);

/** The drawings that explain first aid, and care at home. */
export const firstAidDrawings = {
  // Water from a tap runs over the lower eye of a tilted head, from the nose outwards; fingers hold its lids open.
  'rinse-the-eye': (
    <>
      <Surface d="M22 158H206L196 171Q192 176 184 176H44Q36 176 32 171Z" />
      <SecondRay d="M70 166Q80 161 90 166T110 166T130 166T150 166T170 166" />
      <Surface d="M196 78L234 98Q252 72 286 74Q308 114 306 190H214V148L176 126" />
      <g transform="translate(150 85) rotate(-62)">
        <Surface d="M-50 -8Q-64 -12 -63 2T-50 18M50 -8Q64 -12 63 2T50 18" />
        <path
          className="fill-surface stroke-text"
          d="M-52 -8A52 54 0 1 1 52 -8V6A52 56 0 0 1 -52 6Z"
        />
        <Surface d="M-52 -8A52 54 0 1 1 52 -8Q46 -34 26 -42Q-10 -22 -38 -42Q-46 -32 -46 -8Z" />
        <Outline d="M13 2Q29 13 45 1M22 7L20 13M32 7.5L33 13.5M40 5L44 10M12 -16Q28 -26 43 -16M4 10Q12 27 2 30T-8 27M-15 46Q0 39 12 46" />
      </g>
      <g className="stroke-text" transform="translate(137.5 109) rotate(-62)">
        <path className="fill-surface" d="M-24 2Q-2 -36 23 2Q-2 34 -24 2Z" />
        <circle className="fill-raised" r="12" />
        <circle className="fill-text" r="5.5" />
      </g>
      <SecondRay d="M141 32V78Q139 92 128 104Q117 116 117 160M154 32V82Q157 100 146 118Q134 134 133 160M147.5 32V84M125 138V160" />
      <Surface d="M250 4H162Q136 4 136 22V28H159V24Q159 20 164 20H250Z" />
      <Surface d="M250 2H260V24H250ZM188 12A8 8 0 1 1 204 12A8 8 0 1 1 188 12Z" />
      <PointingHand transform="translate(122 100) rotate(-66)" />
      <PointingHand transform="translate(153 120) rotate(132) scale(-1 1)" />
    </>
  ),
  // Half a paper cup is taped over one eye; from the side it stands on the brow and the cheek, off the eye.
  'shield-the-eye': (
    <>
      <g transform="translate(74 92)">
        <Surface d="M-56 -6Q-69 -10 -68 4T-54 22M56 -6Q69 -10 68 4T54 22" />
        <path
          className="fill-surface stroke-text"
          d="M-56 -14A56 66 0 0 1 56 -14V12A56 68 0 0 1 -56 12Z"
        />
        <Surface d="M-56 -8V-14A56 66 0 0 1 56 -14V-8Q54 -36 38 -44Q0 -24 -38 -46Q-52 -36 -56 -8Z" />
        <Surface d="M-43 2Q-27 -15 -11 2Q-27 18 -43 2Z" />
        <circle className="fill-text" cx="-27" cy="2" r="6" />
        <Outline d="M-43 -17Q-27 -26 -12 -18M-6 10Q-12 28 -1 30T9 28M-14 51H15" />
        <circle className="fill-raised stroke-accent2" strokeWidth="4" cx="29" cy="2" r="28" />
        <circle className="fill-surface stroke-accent2" strokeWidth="3" cx="29" cy="2" r="16" />
        <path
          className="fill-surface stroke-text"
          strokeWidth="2"
          d="M0 -39L10 -44L23 -15L13 -10ZM45 14L35 19L48 48L58 43Z"
        />
      </g>
      <path
        className="fill-surface stroke-text"
        d="M280 174Q276 154 288 138Q306 118 304 84C302 46 274 20 240 22C208 24 190 44 188 70Q188 76 186 80L171 110Q169 116 177 117L185 118Q181 123 186 127Q182 131 186 136Q185 150 198 151Q212 152 223 147Q230 156 226 174"
      />
      <Surface d="M196 46C208 30 222 23 240 22C274 20 302 46 304 84Q304 120 287 138Q280 130 280 116L272 82H256L248 62Q220 62 196 46Z" />
      <Outline d="M186 127Q193 130 200 127M196 72Q206 68 216 74M252 90Q268 82 267 97Q265 113 252 109" />
      <path className="fill-raised" d="M206 52Q232 86 208 118L150 102V70Z" />
      <path className="fill-surface stroke-text" d="M194 87Q205 76 218 88Q205 98 194 87Z" />
      <circle className="fill-text" cx="201" cy="87" r="4.5" />
      <path className="stroke-accent2" strokeWidth="4" d="M206 52Q232 86 208 118L150 102V70Z" />
      <path
        className="fill-surface stroke-text"
        strokeWidth="2"
        d="M229 43L195 68L189 60L223 35ZM189 104L227 131L233 123L195 96Z"
      />
    </>
  ),
  // Two towels on two hooks, one marked for the ill; hands are washed with soap under a tap.
  'own-towel': (
    <>
      <Outline strokeWidth="5" d="M8 14H150" />
      <path
        className="fill-raised stroke-accent"
        strokeWidth="3"
        d="M45 30Q34 48 16 52L12 160Q44 168 76 160L72 52Q56 48 45 30Z"
      />
      <path
        className="fill-raised stroke-accent2"
        strokeWidth="3"
        d="M117 30Q106 48 88 52L84 160Q116 168 148 160L144 52Q128 48 117 30Z"
      />
      <Outline d="M39 14V26A6 6 0 0 0 51 26M111 14V26A6 6 0 0 0 123 26" />
      <FaintLine d="M42 46Q36 58 35 74M49 46Q54 58 55 74M114 46Q108 58 107 74M121 46Q126 58 127 74" />
      <path
        className="stroke-accent2"
        strokeWidth="5"
        d="M88 128Q116 136 144 128M88 144Q116 152 144 144"
      />
      <path
        className="fill-surface stroke-accent"
        strokeWidth="3"
        d="M20 112Q44 82 68 112Q44 142 20 112Z"
      />
      <circle className="fill-accent" cx="44" cy="112" r="9" />
      <Surface d="M306 6H252Q228 6 228 24V30H250V26Q250 22 256 22H306ZM306 2H315V28H306Z" />
      <SecondRay d="M233 36V76M239 36V76M245 36V76" />
      <g transform="translate(235 109) scale(.9)">
        <WashedHand transform="translate(-16 2) rotate(42) scale(-1 1)" />
        <WashedHand transform="translate(16 0) rotate(-42)" />
      </g>
      <Outline d="M262 62H316" />
      <rect
        className="fill-raised stroke-accent2"
        strokeWidth="3"
        x="270"
        y="42"
        width="38"
        height="19"
        rx="8"
      />
      <g className="fill-surface stroke-accent2">
        <circle cx="233" cy="142" r="8" />
        <circle cx="246" cy="132" r="6" />
        <circle cx="218" cy="132" r="6" />
        <circle cx="262" cy="96" r="8" />
        <circle cx="252" cy="84" r="5" />
        <circle cx="178" cy="92" r="6" />
        <circle cx="186" cy="72" r="8" />
        <circle cx="202" cy="60" r="5" />
      </g>
    </>
  ),
};
