/** A shuttlecock flies from the racket; the gaze jumps ahead of it. */
export function SportsBadminton() {
  return (
    <>
      <g transform="translate(60 76) rotate(24)">
        <path
          className="stroke-line"
          d="M-15 -33V33M0 -40V40M15 -33V33M-27 -18H27M-31 0H31M-27 18H27"
        />
        <ellipse className="stroke-text" rx="31" ry="41" strokeWidth="5" />
        <path className="stroke-text" d="M0 43V70" />
        <path className="stroke-text" strokeWidth="9" d="M0 74V92" />
      </g>
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="7 10"
        d="M97 70Q200 -28 302 132"
      />
      <g transform="translate(171 32.9) rotate(-2.9)">
        <path
          className="fill-raised stroke-accent2"
          strokeWidth="3"
          d="M10 -9L-28 -21Q-34 -14 -28 -7Q-34 0 -28 7Q-34 14 -28 21L10 9M-28 -7L10 -3M-28 7L10 3"
        />
        <path className="fill-accent2 stroke-accent2" strokeWidth="3" d="M10 -9A9 9 0 0 1 10 9Z" />
      </g>
      <g transform="translate(190 138) rotate(-50.6)">
        <circle className="stroke-text" r="26" />
        <ellipse className="fill-raised stroke-text" cx="17.9" rx="6.5" ry="15.4" />
        <ellipse className="fill-text" cx="20.3" rx="3.2" ry="7.3" />
        <path className="stroke-accent" strokeWidth="3" d="M29 0H92.8" />
      </g>
      <circle className="fill-accent" cx="248.9" cy="66.2" r="8" />
    </>
  );
}
