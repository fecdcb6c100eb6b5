import { FaintLine, Outline, Ray, SecondRay } from './shapes';

/** A cup on its saucer, around its middle. */
const cup =
  'M-46 -28H46Q48 40 20 44H-20Q-48 40 -46 -28ZM-45 -14Q-72 -18 -70 4Q-68 26 -40 22M-66 56Q0 70 66 56';

const steam = 'M-16 -40Q-26 -52 -16 -64T-16 -86M14 -40Q4 -52 14 -64T14 -86';

export const symptomDrawings = {
  // A head bent over a book, with rays of pain around the brow.
  headache: (
    <>
      <Outline d="M78 130Q54 112 22 118V166Q54 160 78 176Q102 160 134 166V118Q102 112 78 130ZM78 130V176" />
      <FaintLine
        strokeWidth="4"
        d="M34 131Q50 129 66 138M34 145Q50 143 66 152M90 138Q106 129 122 131M90 152Q106 143 122 145"
      />
      <SecondRay strokeDasharray="7 9" d="M147 93L108 117" />
      <Outline d="M252 172Q250 152 266 138Q284 118 282 84C280 46 250 22 214 24C182 26 162 46 160 72Q160 78 158 83L147 105Q145 111 152 112L157 113Q153 119 158 123Q154 127 158 132Q157 147 170 148Q186 149 197 144Q204 154 202 172" />
      <Outline d="M162 93Q172 84 184 92Q173 100 162 93M162 79Q173 77 183 82M226 84Q242 80 241 95Q239 110 226 108" />
      <circle className="fill-text" cx="170" cy="92.5" r="4" />
      <path className="stroke-accent" strokeWidth="7" d="M172 70Q176 46 200 38" />
      <Ray d="M148 62L128 56M155 44L139 31M168 30L157 13M186 20L181 3" />
    </>
  ),
  // A cup of tea is seen twice; the second picture is dashed.
  'double-vision': (
    <>
      <g transform="translate(124 92)">
        <path className="fill-raised stroke-text" strokeWidth="4" d={cup} />
        <Ray d={steam} />
      </g>
      <g transform="translate(206 104)">
        <SecondRay strokeDasharray="8 8" d={cup} />
        <SecondRay strokeDasharray="8 8" d={steam} />
      </g>
    </>
  ),
};
