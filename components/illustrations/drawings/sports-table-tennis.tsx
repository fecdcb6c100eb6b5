/** The gaze is on the spot where the ball will bounce, before it gets there. */
export function SportsTableTennis() {
  return (
    <>
      <path className="stroke-text" strokeWidth="6" d="M20 124H300" />
      <path className="stroke-text" d="M58 127V162M262 127V162" />
      <path className="stroke-text" strokeWidth="4" d="M160 121V92" />
      <g transform="translate(284 66) rotate(18)">
        <path className="stroke-text" strokeWidth="7" d="M0 26V42" />
        <circle className="fill-raised stroke-text" r="22" />
      </g>
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="7 10"
        d="M258 62Q212 -8 126 116Q94 72 22 94"
      />
      <circle className="fill-accent2" cx="208.5" cy="38.3" r="10" />
      <g transform="translate(76 42) rotate(56)">
        <circle className="stroke-text" r="26" />
        <ellipse className="fill-raised stroke-text" cx="17.9" rx="6.5" ry="15.4" />
        <ellipse className="fill-text" cx="20.3" rx="3.2" ry="7.3" />
        <path className="stroke-accent" strokeWidth="3" d="M29 0H89.3" />
      </g>
      <circle className="fill-accent" cx="126" cy="116" r="7" />
    </>
  );
}
