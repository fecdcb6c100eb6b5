/** Two eyes, seen from above: one looks straight, one turns in; the corrected axis is dashed. */
export function Squint() {
  return (
    <>
      <g transform="translate(90 124) rotate(-90)">
        <circle className="stroke-text" r="42" />
        <ellipse className="fill-raised stroke-text" cx="26.2" rx="9.8" ry="23.6" />
        <ellipse className="fill-text" cx="28.9" rx="5.2" ry="11.8" />
        <path className="stroke-accent" strokeWidth="3" d="M44 0H104" />
      </g>
      <circle className="fill-accent" cx="90" cy="20" r="7" />
      <g transform="translate(230 124) rotate(-120)">
        <circle className="stroke-text" r="42" />
        <ellipse className="fill-raised stroke-text" cx="26.2" rx="9.8" ry="23.6" />
        <ellipse className="fill-text" cx="28.9" rx="5.2" ry="11.8" />
        <path className="stroke-accent" strokeWidth="3" d="M44 0H104" />
      </g>
      <path className="stroke-accent2" strokeWidth="3" strokeDasharray="7 9" d="M230 80V30" />
      <path
        className="stroke-accent2"
        d="M193.7 46.1A86 86 0 0 1 222.5 38.3M215.5 33.3L222.5 38.3L216.5 44.3"
      />
      <circle className="fill-accent2" cx="230" cy="20" r="7" />
    </>
  );
}
