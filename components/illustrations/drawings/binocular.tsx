/** Two eyes, seen from above, look at one bead of a Brock string. */
export function Binocular() {
  return (
    <>
      <path className="stroke-line" d="M96 90H304" />
      <path className="stroke-text" d="M70 80C86 80 96 84 96 90S86 100 70 100" />
      <g transform="translate(50 46) rotate(13.31)">
        <circle className="stroke-text" r="32" />
        <ellipse className="fill-raised stroke-text" cx="20" rx="7.5" ry="18" />
        <ellipse className="fill-text" cx="22" rx="4" ry="9" />
        <path className="draw stroke-accent" pathLength="1" strokeWidth="3" d="M34 0H191.1" />
      </g>
      <g transform="translate(50 134) rotate(-13.31)">
        <circle className="stroke-text" r="32" />
        <ellipse className="fill-raised stroke-text" cx="20" rx="7.5" ry="18" />
        <ellipse className="fill-text" cx="22" rx="4" ry="9" />
        <path className="draw stroke-accent2" pathLength="1" strokeWidth="3" d="M34 0H191.1" />
      </g>
      <circle className="fill-raised stroke-text" cx="146" cy="90" r="8" />
      <circle className="land-5 fill-accent" cx="236" cy="90" r="12" />
      <circle className="fill-raised stroke-text" cx="286" cy="90" r="8" />
    </>
  );
}
