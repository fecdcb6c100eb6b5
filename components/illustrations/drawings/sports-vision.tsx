/** An eye in profile keeps its visual axis on a ball in flight. */
export function SportsVision() {
  return (
    <>
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="7 10"
        d="M120 40Q244 -20 302 162"
      />
      <g transform="translate(76 112) rotate(-25.3)">
        <path
          className="stroke-text"
          d="M37.7 -26.4A46 46 0 1 0 37.7 26.4A30 30 0 0 0 37.7 -26.4L34 -14M37.7 26.4L34 14"
        />
        <path className="stroke-text" transform="rotate(162)" d="M46 -4H57M46 4H57" />
        <path className="stroke-text" strokeWidth="6" d="M-28.3 -36.2A46 46 0 0 0 -28.3 36.2" />
        <ellipse className="fill-raised stroke-text" cx="27" rx="7" ry="17" />
        <path className="stroke-accent" strokeWidth="3" d="M-46 0H167.5" />
        <circle className="fill-accent" cx="-46" r="5" />
      </g>
      <circle className="fill-accent2" cx="227.5" cy="40.5" r="16" />
    </>
  );
}
