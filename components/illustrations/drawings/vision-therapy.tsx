import {
  DrawnRay,
  EyeFromAbove,
  EyeInProfile,
  FaintLine,
  Outline,
  Ray,
  ring,
  SecondRay,
} from './shapes';

const pencil = 'M-8 -46H8V-18L0 0L-8 -18ZM-8 -18Q0 -23 8 -18';

export const visionTherapyDrawings = {
  // A flipper of two pairs of lenses, one plus and one minus, and the turn that changes them.
  'vision-therapy': (
    <>
      <Outline strokeWidth="4" d="M96 90H186M186 48V132M174 48H198M174 132H198" />
      <rect className="fill-raised stroke-text" x="14" y="79" width="84" height="22" rx="11" />
      <circle className="fill-raised stroke-accent2" strokeWidth="4" cx="140" cy="48" r="34" />
      <circle className="fill-raised stroke-accent2" strokeWidth="4" cx="232" cy="48" r="34" />
      <circle className="fill-raised stroke-text" strokeWidth="4" cx="140" cy="132" r="34" />
      <circle className="fill-raised stroke-text" strokeWidth="4" cx="232" cy="132" r="34" />
      <SecondRay d="M130 48H150M140 38V58M222 48H242M232 38V58" />
      <Outline strokeWidth="3" d="M130 132H150M222 132H242" />
      <Ray d="M282 46A58 58 0 0 1 282 134M296 52L282 46L280 61M296 128L282 134L280 119" />
    </>
  ),
  // Two eyes from above fixate one bead of a Brock string.
  binocular: (
    <>
      <FaintLine d="M96 90H304" />
      <Outline d="M70 80C86 80 96 84 96 90S86 100 70 100" />
      <EyeFromAbove x={50} y={46} radius={32} turn={13.31}>
        <DrawnRay d="M34 0H191.1" />
      </EyeFromAbove>
      <EyeFromAbove x={50} y={134} radius={32} turn={-13.31}>
        <DrawnRay className="draw stroke-accent2" d="M34 0H191.1" />
      </EyeFromAbove>
      <circle className="fill-raised stroke-text" cx="146" cy="90" r="8" />
      <circle className="land-5 fill-accent" cx="236" cy="90" r="12" />
      <circle className="fill-raised stroke-text" cx="286" cy="90" r="8" />
    </>
  ),
  // The same Landolt ring as seen by each eye: sharp and blurred.
  amblyopia: (
    <>
      <circle className="stroke-accent" strokeWidth="3" cx="86" cy="90" r="70" />
      <circle className="stroke-accent2" strokeWidth="3" cx="234" cy="90" r="70" />
      <path className="fill-text" transform="translate(86 90)" d={ring} />
      <path className="fill-text [filter:blur(5px)]" transform="translate(234 90)" d={ring} />
    </>
  ),
  // Two eyes from above: one looks straight ahead, one turns in; the corrected axis is dashed.
  squint: (
    <>
      <EyeFromAbove x={90} y={124} radius={42} turn={-90}>
        <Ray d="M44 0H104" />
      </EyeFromAbove>
      <circle className="fill-accent" cx="90" cy="20" r="7" />
      <EyeFromAbove x={230} y={124} radius={42} turn={-120}>
        <Ray d="M44 0H104" />
      </EyeFromAbove>
      <SecondRay strokeDasharray="7 9" d="M230 80V30" />
      <path
        className="stroke-accent2"
        d="M193.7 46.1A86 86 0 0 1 222.5 38.3M215.5 33.3L222.5 38.3L216.5 44.3"
      />
      <circle className="fill-accent2" cx="230" cy="20" r="7" />
    </>
  ),
  // Two eyes from above: one fixates a near pencil, the other drifts outwards and sees a double image.
  'convergence-insufficiency': (
    <>
      <EyeFromAbove x={104} y={132} radius={38} turn={-57.6}>
        <Ray d="M40 0H84" />
      </EyeFromAbove>
      <EyeFromAbove x={216} y={132} radius={38} turn={-86}>
        <Ray d="M40 0H70" />
      </EyeFromAbove>
      <path className="fill-accent stroke-accent" transform="translate(155 54)" d={pencil} />
      <FaintLine strokeDasharray="5 7" transform="translate(222 54)" d={pencil} />
      <SecondRay strokeDasharray="7 9" d="M189 96L163 63" />
      <SecondRay d="M216 70Q202 68 187 76M193 66L185 77L198 81" />
    </>
  ),
  // Scattered short lines settle into arcs around one calm circle.
  autism: (
    <>
      <path
        className="settle-2 stroke-line"
        d="M166 156l-7 -10M155 140l-6 -10M147 124l-4 -11M141 106l-1 -12M139 86l2 -12M142 67l4 -11M149 50l5 -11M159 33l7 -9M153 163l-9 -7M142 148l-7 -9M131 132l-2 -11M126 115l-1 -11M123 96l3 -11M124 77l-1 -11M129 59l1 -11M134 41l5 -10M145 24l5 -10M127 155l-7 -8M113 121l-8 -6M105 102l-1 -10M114 67l-3 -10M111 46l7 -8M106 163l-9 -2M103 145l-9 -4M93 132l-6 -8M96 113l-7 -7M90 97l4 -9M103 22l10 0M78 155l-2 -9M80 60l-8 -3M82 29l7 -5M58 107l-7 -6M49 66l8 -4M56 52l-8 -5M57 37l-0 -9M40 132l5 -7M37 35l9 0M42 26l1 -9M27 164l7 -5M24 148l3 -9M32 68l-8 -3"
      />
      <path
        className="settle-1 stroke-text"
        d="M84 52l10 1M96 39l5 -8M62 96l6 -6M68 44l9 2M48 89l8 -4M45 160l2 -9M42 116l-9 -1M29 97l8 -5M31 81l8 -4M24 28l9 -2"
      />
      <path
        className="settle-1 stroke-accent"
        d="M118 136l-8 -7M112 86l-7 -8M126 29l-2 -10M87 69l6 -8M69 137l7 -6M72 118l-6 -6M71 74l-9 -2M58 157l3 -9M60 133l-3 -8M35 59l2 -9"
      />
      <path
        className="settle-3 stroke-accent2"
        d="M196 158l-10 -7M181 147l-8 -9M169 132l-6 -11M161 115l-3 -12M157 96l-0 -12M158 77l3 -12M163 59l6 -11M173 42l8 -9M186 29l10 -7"
      />
      <circle
        className="land-5 fill-raised stroke-accent2"
        strokeWidth="5"
        cx="235"
        cy="90"
        r="60"
      />
    </>
  ),
  // An eye focuses on a near screen, inside a ring of three arcs for the 20-20-20 rule.
  'digital-eye-strain': (
    <>
      <FaintLine strokeWidth="4" d="M32 70h40M86 70h26M32 90h22M32 110h26M72 110h36" />
      <rect className="stroke-text" x="16" y="52" width="112" height="76" rx="6" />
      <Outline d="M72 128v18M50 146h44" />
      <EyeInProfile transform="translate(234 90) scale(-1 1)" />
      <ellipse className="fill-raised stroke-text" cx="211" cy="90" rx="10" ry="17" />
      <path
        className="fill-accent stroke-accent"
        d="M199.2 64.7L214.5 51.7L209 70ZM199.2 115.3L214.5 128.3L209 110Z"
      />
      <SecondRay d="M282.1 41.9A68 68 0 0 1 282.1 138.1M251.6 155.7A68 68 0 0 1 168.3 107.6M168.3 72.4A68 68 0 0 1 251.6 24.3" />
      <Ray d="M72 90L183 78L211 79L277 90L211 101L183 102Z" />
      <circle className="fill-accent" cx="72" cy="90" r="6" />
      <circle className="fill-accent" cx="277" cy="90" r="5" />
    </>
  ),
};
