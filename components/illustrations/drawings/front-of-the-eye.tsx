import { FaintLine, Outline, Ray, SecondRay, Surface } from './shapes';

export const frontOfTheEyeDrawings = {
  // An eye with red veins in the white; beside it a bottle of eye drops, crossed out.
  'red-eye': (
    <>
      <FaintLine d="M22 66Q54 22 98 22T172 64" />
      <Surface d="M8 98Q48 42 98 42T188 98Q140 148 98 148T8 98Z" />
      <Ray
        strokeWidth="2.5"
        d="M18 98Q30 92 40 97T60 93M33 94Q40 84 54 84M40 97Q46 106 58 107M32 107Q40 118 54 118M178 98Q166 92 156 97T136 93M163 94Q156 84 142 84M156 97Q150 106 138 107M164 107Q156 118 142 118M68 56Q74 62 74 70M128 56Q122 62 122 70M78 140Q82 134 80 128M118 140Q114 134 116 128"
      />
      <circle className="fill-surface stroke-text" cx="98" cy="94" r="34" />
      <FaintLine d="M98 67V73M117 75L113 79M125 94H119M79 75L83 79M71 94H77M79 113L83 109M117 113L113 109M98 121V115" />
      <circle className="fill-text" cx="98" cy="94" r="15" />
      <circle className="fill-surface" cx="104" cy="88" r="4.5" />
      <g transform="translate(254 94)">
        <Surface d="M-12 -22H12V-16L22 -6V34A7 7 0 0 1 15 41H-15A7 7 0 0 1 -22 34V-6L-12 -16Z" />
        <Surface d="M-7 -22L-4 -41H4L7 -22Z" />
        <FaintLine d="M-22 2H22M-22 31H22" />
        <SecondRay d="M0 7Q-7 16 -7 19.500A7 7 0 0 0 7 19.500Q7 16 0 7Z" />
        <circle className="stroke-accent" strokeWidth="5" r="56" />
        <path className="stroke-accent" strokeWidth="5" d="M-39.6 -39.6L39.6 39.6" />
      </g>
    </>
  ),
  // A fingertip between a watering eye and the nose; an arrow follows the tear duct downwards.
  'watery-eyes': (
    <>
      <Outline d="M45 64L33 53M64.500 51L55 37M84 44L79 28M104 42V26M124 46L130 31" />
      <Surface d="M22 84Q64 40 104 42T182 90Q146 114 108 114T22 84Z" />
      <circle className="fill-surface stroke-text" cx="104" cy="77" r="30" />
      <circle className="fill-text" cx="104" cy="77" r="14" />
      <circle className="fill-surface" cx="110" cy="71" r="4.500" />
      <path
        className="fill-raised stroke-accent2"
        strokeWidth="3"
        d="M84 118Q68 140 68 149A16 16 0 0 0 100 149Q100 140 84 118ZM130 124Q120 138 120 143A10 10 0 0 0 140 143Q140 138 130 124Z"
      />
      <Outline d="M220 16Q232 34 230 58Q228 96 222 114Q202 124 204 142Q208 158 226 152Q246 172 266 152Q284 158 288 142Q290 124 270 114Q264 96 262 30" />
      <path
        className="fill-text"
        d="M220 146Q228 136 236 150Q228 151 220 146ZM272 146Q264 136 256 150Q264 151 272 146Z"
      />
      <SecondRay strokeDasharray="6 8" d="M184 92Q198 98 204 110L222 138" />
      <Ray strokeWidth="4" d="M172 112L190 150M175.500 142.500L190 150L195 135" />
      <g transform="translate(206 84) rotate(58)">
        <Surface d="M20 -116V-18A20 20 0 0 1 -20 -18V-116" />
        <FaintLine d="M-11 -18V-30A11 9 0 0 1 11 -30V-18A11 11 0 0 1 -11 -18Z" />
        <FaintLine d="M-13 -66Q0 -60 13 -66" />
      </g>
    </>
  ),
};
