interface EyeRaysProps {
  title: string;
  className?: string;
}

/** Distant light is refracted by the cornea and the lens and focuses on the retina. */
export function EyeRays({ title, className }: EyeRaysProps) {
  return (
    <svg viewBox="0 0 420 300" role="img" className={className}>
      <title>{title}</title>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          className="stroke-text"
          strokeWidth="2.5"
          d="M172 84a130 130 0 1 1 0 132M172 84q-72 66 0 132M172 84l20 24M172 216l20-24"
        />
        <path className="stroke-accent2" strokeWidth="7" d="M354 50.1a122 122 0 0 1 0 199.8" />
        <ellipse
          className="fill-raised stroke-accent2"
          strokeWidth="3"
          cx="200"
          cy="150"
          rx="15"
          ry="44"
        />
        <path
          className="stroke-accent"
          strokeWidth="3"
          d="M8 126H141l59 4.5 206 19.5M8 150H406M8 174H141l59-4.5 206-19.5"
        />
      </g>
      <circle className="fill-accent" cx="406" cy="150" r="8" />
    </svg>
  );
}
