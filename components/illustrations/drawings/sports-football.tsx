/** The eye scans the ball, the keeper and the free corner of the goal. */
export function SportsFootball() {
  return (
    <>
      <path className="stroke-line" d="M180 26V112M204 26V112M228 26V112M252 26V112" />
      <path className="stroke-line" d="M276 26V112M156 48H300M156 70H300M156 92H300" />
      <path className="stroke-text" strokeWidth="5" d="M156 112V26H300V112" />
      <path
        className="stroke-text"
        strokeWidth="5"
        d="M198 112L208 94L218 112M208 94V82M186 66L208 82L230 66"
      />
      <circle className="fill-text" cx="208" cy="66" r="8" />
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="7 10"
        d="M148 134Q284 132 280 44"
      />
      <g transform="translate(112 138) rotate(12)">
        <circle className="fill-raised stroke-accent2" strokeWidth="3" r="27" />
        <path className="fill-accent2" d="M0 -10L9.5 -3.1L5.9 8.1L-5.9 8.1L-9.5 -3.1Z" />
        <path className="fill-accent2" d="M0 -18L-8.8 -25.5A27 27 0 0 1 8.8 -25.5Z" />
        <path className="fill-accent2" d="M17.1 -5.6L21.6 -16.2A27 27 0 0 1 27 0.5Z" />
        <path className="fill-accent2" d="M10.6 14.6L22.1 15.5A27 27 0 0 1 7.9 25.8Z" />
        <path className="fill-accent2" d="M-10.6 14.6L-7.9 25.8A27 27 0 0 1 -22.1 15.5Z" />
        <path className="fill-accent2" d="M-17.1 -5.6L-27 0.5A27 27 0 0 1 -21.6 -16.2Z" />
        <path className="stroke-accent2" d="M0 -10l0 -8M9.5 -3.1l7.6 -2.5" />
        <path
          className="stroke-accent2"
          d="M5.9 8.1l4.7 6.5M-5.9 8.1l-4.7 6.5M-9.5 -3.1l-7.6 -2.5"
        />
      </g>
      <path
        className="stroke-accent"
        strokeWidth="3"
        strokeDasharray="1 8"
        d="M64.1 78.9L91.2 112.4M75.9 56.3L178 63.8"
      />
      <g transform="translate(44 54) rotate(-2.4)">
        <circle className="stroke-text" r="26" />
        <ellipse className="fill-raised stroke-text" cx="17.9" rx="6.5" ry="15.4" />
        <ellipse className="fill-text" cx="20.3" rx="3.2" ry="7.3" />
        <path className="stroke-accent" strokeWidth="3" d="M29 0H236.2" />
      </g>
      <circle className="fill-accent" cx="280" cy="44" r="7" />
    </>
  );
}
