/** Sparks of a cracker and a shuttlecock fly at an eye and stop at the protective lens before it. */
export function EyeInjuries() {
  return (
    <>
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M60 42V22M73.4 47.6L86 35M79 61H99M73.4 74.4L86 87M60 80V100M46.6 74.4L34 87M41 61H21M46.6 47.6L34 35"
      />
      <circle className="fill-accent" cx="60" cy="61" r="8" />
      <path
        className="stroke-accent"
        strokeWidth="3"
        strokeDasharray="6 10"
        d="M102 44L148 36M114 61H144M102 79L144 86"
      />
      <g transform="translate(84 138) rotate(-12)">
        <path
          className="fill-raised stroke-accent2"
          strokeWidth="3"
          d="M10 -9L-28 -21Q-34 -14 -28 -7Q-34 0 -28 7Q-34 14 -28 21L10 9M-28 -7L10 -3M-28 7L10 3"
        />
        <path className="fill-accent2 stroke-accent2" strokeWidth="3" d="M10 -9A9 9 0 0 1 10 9Z" />
      </g>
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="6 10"
        d="M112 132L146 124"
      />
      <path className="stroke-accent2" strokeWidth="3" d="M182 20H206M182 160H206" />
      <path className="stroke-accent2" strokeWidth="7" d="M182 20Q148 90 182 160" />
      <path
        className="stroke-text"
        d="M207.9 63.6A46 46 0 1 1 207.9 116.4A30 30 0 0 1 207.9 63.6L211 75.6M207.9 116.4L211 104.4"
      />
      <path
        className="stroke-text"
        transform="translate(245.6 90) rotate(18)"
        d="M46 -4H58M46 4H58"
      />
      <path className="stroke-text" strokeWidth="6" d="M273.9 53.8A46 46 0 0 1 273.9 126.2" />
      <ellipse className="fill-raised stroke-text" cx="222.6" cy="90" rx="10" ry="17" />
    </>
  );
}
