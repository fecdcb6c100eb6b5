/** An eye sees three letters clearly; two have found their sound, the third is still looking. */
export function ReadingDifficulties() {
  return (
    <>
      <g transform="translate(48 128)">
        <circle className="stroke-text" r="32" />
        <ellipse className="fill-raised stroke-text" cx="20" rx="7.5" ry="18" />
        <ellipse className="fill-text" cx="22" rx="4" ry="9" />
        <path className="draw stroke-accent2" pathLength="1" strokeWidth="3" d="M34 0H68" />
      </g>
      <rect className="fill-raised stroke-text" x="120" y="102" width="52" height="52" rx="6" />
      <rect className="fill-raised stroke-text" x="186" y="102" width="52" height="52" rx="6" />
      <rect className="fill-raised stroke-text" x="252" y="102" width="52" height="52" rx="6" />
      <path
        className="stroke-text"
        strokeWidth="5"
        d="M138 112V144M138 134A9 9 0 1 1 138 135M221 126V144M221 134A9 9 0 1 0 221 135M277 112V138Q277 145 285 143M269 122H285"
      />
      <path
        className="draw stroke-accent"
        pathLength="1"
        strokeWidth="3"
        d="M146 94V68M212 94V68"
      />
      <path className="stroke-line" strokeWidth="3" strokeDasharray="2 8" d="M278 94V68" />
      <path
        className="land-1 stroke-accent"
        strokeWidth="4"
        d="M128 35V45M137 22V58M146 30V50M155 34V46M164 37V43"
      />
      <path
        className="land-3 stroke-accent"
        strokeWidth="4"
        d="M194 34V46M203 29V51M212 22V58M221 28V52M230 34V46"
      />
      <path
        className="land-5 stroke-accent"
        strokeWidth="4"
        d="M260 37V43M269 20V60M278 35V45M287 31V49M296 37V43"
      />
    </>
  );
}
