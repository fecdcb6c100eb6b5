const pencil = 'M-8 -46H8V-18L0 0L-8 -18ZM-8 -18Q0 -23 8 -18';

/** Seen from above, one eye aims at a near pencil and the other drifts out, so it sees a second one. */
export function ConvergenceInsufficiency() {
  return (
    <>
      <g transform="translate(104 132) rotate(-57.6)">
        <circle className="stroke-text" r="38" />
        <ellipse className="fill-raised stroke-text" cx="23.6" rx="8.8" ry="21.3" />
        <ellipse className="fill-text" cx="26" rx="4.7" ry="10.6" />
        <path className="stroke-accent" strokeWidth="3" d="M40 0H84" />
      </g>
      <g transform="translate(216 132) rotate(-86)">
        <circle className="stroke-text" r="38" />
        <ellipse className="fill-raised stroke-text" cx="23.6" rx="8.8" ry="21.3" />
        <ellipse className="fill-text" cx="26" rx="4.7" ry="10.6" />
        <path className="stroke-accent" strokeWidth="3" d="M40 0H70" />
      </g>
      <path className="fill-accent stroke-accent" transform="translate(155 54)" d={pencil} />
      <path
        className="stroke-line"
        strokeDasharray="5 7"
        transform="translate(222 54)"
        d={pencil}
      />
      <path className="stroke-accent2" strokeWidth="3" strokeDasharray="7 9" d="M189 96L163 63" />
      <path
        className="stroke-accent2"
        strokeWidth="3"
        d="M216 70Q202 68 187 76M193 66L185 77L198 81"
      />
    </>
  );
}
