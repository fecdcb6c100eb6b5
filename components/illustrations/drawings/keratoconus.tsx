/** An eye with a cornea like a cone: rays miss each other at the retina; the round cornea is dashed. */
export function Keratoconus() {
  return (
    <>
      <path
        className="stroke-text"
        d="M163.9 52.1A66 66 0 1 1 163.9 127.9M163.9 52.1L169.9 70M163.9 127.9L169.9 110"
      />
      <path
        className="stroke-text"
        strokeWidth="4"
        d="M163.9 52.1Q148 70 128 88Q112 102 126 108Q150 114 163.9 127.9"
      />
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="7 8"
        d="M163.9 52.1A43 43 0 0 0 163.9 127.9"
      />
      <path
        className="stroke-text"
        transform="translate(218 90) rotate(18)"
        d="M68 -6H90M68 6H90"
      />
      <path className="stroke-text" strokeWidth="7" d="M258.6 38A66 66 0 0 1 258.6 142" />
      <ellipse className="fill-raised stroke-text" cx="182" cy="90" rx="10" ry="25" />
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M14 74H142L182 80L279 62M14 92H123L182 92L281 104M14 110H136L182 103L270 132"
      />
      <circle className="fill-accent" cx="279" cy="62" r="5" />
      <circle className="fill-accent" cx="281" cy="104" r="5" />
      <circle className="fill-accent" cx="270" cy="132" r="5" />
    </>
  );
}
