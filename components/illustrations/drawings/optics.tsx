import { FaintLine, Outline, Ray, SecondRay } from './shapes';

const eye = 'M190 -19.4A54 37 0 1 1 190 19.4A23 23 0 0 1 190 -19.4L194 -9M190 19.4L194 9';

export const opticsDrawings = {
  // Two elongated (myopic) eyes: distant light focuses in front of the retina; a lens moves the focus onto
  // it.
  'short-sight': (
    <>
      <g transform="translate(0 46)">
        <Outline d={eye} />
        <Outline strokeWidth="6" d="M264 -31.6A54 37 0 0 1 264 31.6" />
        <FaintLine strokeDasharray="3 7" d="M246 -30.5A37 37 0 0 1 246 30.5" />
        <ellipse className="fill-raised stroke-text" cx="201" rx="6" ry="14.5" />
        <Ray d="M16 -12H182.8L201 -9.5L262 0L285 3.6M16 0H285M16 12H182.8L201 9.5L262 0L285 -3.6" />
        <circle className="fill-accent" cx="262" r="5" />
      </g>
      <g transform="translate(0 134)">
        <Outline d={eye} />
        <Outline strokeWidth="6" d="M264 -31.6A54 37 0 0 1 264 31.6" />
        <ellipse className="fill-raised stroke-text" cx="201" rx="6" ry="14.5" />
        <path
          className="fill-raised stroke-accent2"
          strokeWidth="3"
          d="M104 -34H128Q118 0 128 34H104Q114 0 104 -34Z"
        />
        <Ray d="M16 -8.5H115L182.8 -12L201 -10.2L286 0M16 0H286M16 8.5H115L182.8 12L201 10.2L286 0" />
        <circle className="fill-accent2" cx="287" r="6" />
      </g>
    </>
  ),
  // A contact lens on the cornea of an eye in profile; parallel rays focus on the retina.
  'contact-lens': (
    <>
      <Outline d="M157.9 52.1A66 66 0 1 1 157.9 127.9A43 43 0 0 1 157.9 52.1L163.9 70M157.9 127.9L163.9 110" />
      <Outline transform="translate(212 90) rotate(18)" d="M68 -6H90M68 6H90" />
      <Outline strokeWidth="7" d="M252.6 38A66 66 0 0 1 252.6 142" />
      <ellipse className="fill-raised stroke-text" cx="174" cy="90" rx="10" ry="25" />
      <path
        className="fill-accent2 stroke-accent2"
        strokeWidth="3"
        d="M160.5 46A47.5 47.5 0 0 0 160.5 134A45 45 0 0 1 160.5 46Z"
      />
      <Ray d="M14 70H129.5L174 74.6L274.5 90M14 90H274.5M14 110H129.5L174 105.4L274.5 90" />
      <circle className="fill-accent" cx="274.5" cy="90" r="6" />
    </>
  ),
  // A cone-shaped cornea focuses rays at different points; a normal cornea is dashed.
  keratoconus: (
    <>
      <Outline d="M163.9 52.1A66 66 0 1 1 163.9 127.9M163.9 52.1L169.9 70M163.9 127.9L169.9 110" />
      <Outline strokeWidth="4" d="M163.9 52.1Q148 70 128 88Q112 102 126 108Q150 114 163.9 127.9" />
      <SecondRay strokeDasharray="7 8" d="M163.9 52.1A43 43 0 0 0 163.9 127.9" />
      <Outline transform="translate(218 90) rotate(18)" d="M68 -6H90M68 6H90" />
      <Outline strokeWidth="7" d="M258.6 38A66 66 0 0 1 258.6 142" />
      <ellipse className="fill-raised stroke-text" cx="182" cy="90" rx="10" ry="25" />
      <Ray d="M14 74H142L182 80L279 62M14 92H123L182 92L281 104M14 110H136L182 103L270 132" />
      <circle className="fill-accent" cx="279" cy="62" r="5" />
      <circle className="fill-accent" cx="281" cy="104" r="5" />
      <circle className="fill-accent" cx="270" cy="132" r="5" />
    </>
  ),
};
