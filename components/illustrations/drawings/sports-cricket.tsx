/** The gaze of a batter waits where the ball will pitch, in front of bat and stumps. */
export function SportsCricket() {
  return (
    <>
      <path className="stroke-line" d="M16 156H304" />
      <path
        className="stroke-text"
        strokeWidth="6"
        d="M271 92V156M285 92V156M299 92V156M270 85H300"
      />
      <g transform="translate(230 152) rotate(12)">
        <path className="stroke-text" strokeWidth="8" d="M0 -74V-102" />
        <path
          className="fill-raised stroke-text"
          d="M-13 -4V-62Q-12 -72 0 -72T13 -62V-4Q0 4 -13 -4Z"
        />
      </g>
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="7 10"
        d="M18 62Q84 70 134 150Q176 112 222 104"
      />
      <circle className="fill-accent2" cx="65.8" cy="78.5" r="11" />
      <g transform="translate(204 42) rotate(122.9)">
        <circle className="stroke-text" r="26" />
        <ellipse className="fill-raised stroke-text" cx="17.9" rx="6.5" ry="15.4" />
        <ellipse className="fill-text" cx="20.3" rx="3.2" ry="7.3" />
        <path className="stroke-accent" strokeWidth="3" d="M29 0H128.7" />
      </g>
      <circle className="fill-accent" cx="134" cy="150" r="7" />
    </>
  );
}
