interface EyeRaysProps {
  title: string;
  className?: string;
}

/** Light from far away bends at the cornea and the lens and meets on the retina. */
export function EyeRays({ title, className }: EyeRaysProps) {
  return (
    <svg viewBox="0 0 420 300" role="img" className={className}>
      <title>{title}</title>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          className="stroke-text"
          strokeWidth="2.5"
          d="M172 84a130 130 0 1 1 0 132M172 84q-44 66 0 132M172 84l20 24M172 216l20-24"
        />
        <path className="stroke-accent2" strokeWidth="7" d="M352 46a130 130 0 0 1 0 208" />
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
          d="M8 126H154l46 7 209 17M8 150h401M8 174H154l46-7 209-17"
        />
      </g>
      <circle className="fill-accent" cx="409" cy="150" r="8" />
    </svg>
  );
}
