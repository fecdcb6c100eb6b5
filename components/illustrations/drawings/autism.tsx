/** A field of small noise marks settles, row by row, into one calm circle. */
export function Autism() {
  return (
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
  );
}
