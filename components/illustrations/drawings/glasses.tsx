import { EyeInProfile, FaintLine, Outline, Ray, SecondRay, Surface } from './shapes';

export const glassesDrawings = {
  // A laser shines from above on the cornea of an eye, its flap folded aside; glasses lie beside it.
  'glasses-free': (
    <>
      <Surface d="M58 6H138V24H124L112 38H84L72 24H58Z" />
      <Ray d="M90 46L84 74M98 46V68M106 46L112 74" />
      <EyeInProfile transform="translate(98 122) rotate(-90)" />
      <ellipse className="fill-raised stroke-text" cx="98" cy="96" rx="19" ry="8" />
      <path
        className="fill-accent2 stroke-accent2"
        strokeWidth="3"
        d="M119 77Q142 76 152 50Q138 65 117 73Z"
      />
      <circle className="fill-accent" cx="98" cy="70" r="5" />
      <FaintLine d="M168 160H308" />
      <Outline d="M184 118L200 84Q206 76 214 84M292 118L280 84Q274 76 266 84" />
      <rect className="fill-raised stroke-text" x="178" y="112" width="52" height="42" rx="17" />
      <rect className="fill-raised stroke-text" x="246" y="112" width="52" height="42" rx="17" />
      <Outline d="M230 128Q238 118 246 128" />
      <SecondRay d="M190 134L202 122M258 134L270 122" />
    </>
  ),
  // Drops fall from a vial onto an open eye with cracked patches; a tear runs down from its corner.
  'dry-eyes': (
    <>
      <g transform="translate(16 15)">
        <Outline d="M30 106Q126 18 222 106Q126 186 30 106Z" />
        <Outline d="M54 62L40 46M86 42L78 22M126 34V12" />
        <circle className="fill-raised stroke-text" cx="126" cy="104" r="36" />
        <circle className="fill-text" cx="126" cy="104" r="17" />
        <circle className="fill-surface" cx="133" cy="97" r="5" />
        <Ray d="M44 106L56 100L64 108L78 102M64 108L69 123M56 100L60 87M210 106L196 112L188 102L174 108M188 102L184 87M196 112L189 120" />
        <path
          className="fill-accent2"
          d="M32 122C38 131 43 138 43 145A11 11 0 0 1 21 145C21 138 26 131 32 122Z"
        />
        <path
          className="fill-accent2"
          d="M207 46C212 54 217 60 217 66A10 10 0 0 1 197 66C197 60 202 54 207 46Z"
        />
        <g transform="translate(236 20) rotate(48)">
          <Surface d="M-15 -34H15V-2Q15 8 6 11V24H-6V11Q-15 8 -15 -2Z" />
          <SecondRay d="M-15 -18H15" />
        </g>
      </g>
    </>
  ),
  // A pair of glasses on an open book; the lines are faint on the page and larger and clear behind the lenses.
  'reading-glasses': (
    <>
      <Outline d="M160 34Q110 10 20 22V150Q110 138 160 164Q210 138 300 150V22Q210 10 160 34ZM160 34V164" />
      <FaintLine
        strokeWidth="4"
        d="M38 42Q96 36 144 52M38 58Q60 55 82 56M238 56Q262 56 282 58M176 52Q224 36 282 42M38 130Q96 124 144 142M176 142Q224 124 282 130"
      />
      <rect className="fill-raised stroke-text" x="58" y="66" width="88" height="56" rx="22" />
      <rect className="fill-raised stroke-text" x="174" y="66" width="88" height="56" rx="22" />
      <Outline d="M146 86Q160 70 174 86M58 84L34 76M262 84L286 76" />
      <path
        className="stroke-accent2"
        strokeWidth="9"
        d="M78 84H100M116 84H128M76 104H90M106 104H128M194 84H208M224 84H244M192 104H214M230 104H244"
      />
    </>
  ),
};
