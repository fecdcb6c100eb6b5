/** The left half of a clock has gone; the gaze hops past it to a bold line at the edge. */
export function Stroke() {
  return (
    <>
      <path
        className="stroke-line"
        strokeDasharray="2 9"
        d="M190 12A60 60 0 0 0 190 132M165 115.3L169 108.4M146.7 97L153.6 93M140 72L148 72M146.7 47L153.6 51M165 28.7L169 35.6"
      />
      <path
        className="stroke-text"
        strokeWidth="3"
        d="M190 12A60 60 0 0 1 190 132M190 22L190 31M215 28.7L210.5 36.5M233.3 47L225.5 51.5M240 72L231 72M233.3 97L225.5 92.5M215 115.3L210.5 107.5M190 122L190 113"
      />
      <path className="stroke-text" strokeWidth="5" d="M190 72V44M190 72L213 59" />
      <circle className="fill-text" cx="190" cy="72" r="5" />
      <path className="stroke-accent2" strokeWidth="7" d="M40 12V168" />
      <path
        className="draw stroke-accent"
        pathLength="1"
        strokeWidth="3"
        d="M284 160Q256 114 228 160Q199 114 170 160Q141 114 112 160Q84 114 56 160"
      />
      <circle className="land-1 fill-accent" cx="284" cy="160" r="7" />
      <circle className="land-2 fill-accent" cx="228" cy="160" r="7" />
      <circle className="land-3 fill-accent" cx="170" cy="160" r="7" />
      <circle className="land-4 fill-accent" cx="112" cy="160" r="7" />
      <circle className="land-5 fill-accent" cx="56" cy="160" r="7" />
    </>
  );
}
