const eye = 'M190 -19.4A54 37 0 1 1 190 19.4A23 23 0 0 1 190 -19.4L194 -9M190 19.4L194 9';

/** Two long eyes: light from far away meets in front of the retina; a lens brings it there. */
export function ShortSight() {
  return (
    <>
      <g transform="translate(0 46)">
        <path className="stroke-text" d={eye} />
        <path className="stroke-text" strokeWidth="6" d="M264 -31.6A54 37 0 0 1 264 31.6" />
        <path className="stroke-line" strokeDasharray="3 7" d="M246 -30.5A37 37 0 0 1 246 30.5" />
        <ellipse className="fill-raised stroke-text" cx="201" rx="6" ry="14.5" />
        <path
          className="stroke-accent"
          strokeWidth="3"
          d="M16 -12H182.8L201 -9.5L262 0L285 3.6M16 0H285M16 12H182.8L201 9.5L262 0L285 -3.6"
        />
        <circle className="fill-accent" cx="262" r="5" />
      </g>
      <g transform="translate(0 134)">
        <path className="stroke-text" d={eye} />
        <path className="stroke-text" strokeWidth="6" d="M264 -31.6A54 37 0 0 1 264 31.6" />
        <ellipse className="fill-raised stroke-text" cx="201" rx="6" ry="14.5" />
        <path
          className="fill-raised stroke-accent2"
          strokeWidth="3"
          d="M104 -34H128Q118 0 128 34H104Q114 0 104 -34Z"
        />
        <path
          className="stroke-accent"
          strokeWidth="3"
          d="M16 -8.5H115L182.8 -12L201 -10.2L286 0M16 0H286M16 8.5H115L182.8 12L201 10.2L286 0"
        />
        <circle className="fill-accent2" cx="287" r="6" />
      </g>
    </>
  );
}
