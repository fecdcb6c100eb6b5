/** Parallel rays of a low sun enter an eye and meet on its retina; a screen lies set aside. */
export function PostDaylight() {
  return (
    <>
      <path className="stroke-text" d="M20 112H164" />
      <path className="fill-accent" d="M35 107A33 33 0 0 1 101 107Z" />
      <g transform="translate(92 143) rotate(-8)">
        <rect className="stroke-line" x="-28" y="-16" width="56" height="32" rx="5" />
        <path className="stroke-line" d="M20 -3V3" />
      </g>
      <g transform="translate(236 86) rotate(189)">
        <path
          className="stroke-text"
          d="M41 -28.7A50 50 0 1 0 41 28.7A32.6 32.6 0 0 0 41 -28.7L37 -15.2M41 28.7L37 15.2"
        />
        <path className="stroke-text" transform="rotate(198)" d="M50 -4H62M50 4H62" />
        <path className="stroke-text" strokeWidth="6" d="M-30.8 -39.3A50 50 0 0 0 -30.8 39.3" />
        <ellipse className="fill-raised stroke-text" cx="29.3" rx="7.6" ry="18.5" />
      </g>
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M30.8 90.5L22.1 85.5M46.5 74.8L41.5 66.1"
      />
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M68 69L68 59M89.5 74.8L94.5 66.1M105.2 90.5L113.9 85.5"
      />
      <path className="stroke-accent" strokeWidth="3" d="M122 67.9H181.4L208.7 70.5L285.8 81.9" />
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M122 81.9L285.8 81.9M122 95.9H181.3L205.1 93.7L285.8 81.9"
      />
      <circle className="fill-accent" cx="285.8" cy="81.9" r="5" />
    </>
  );
}
