interface StrokeIconProps {
  /** The lines, on a square of 24. */
  path: string;
  className: string;
}

/** A sign drawn in lines of the text's colour; what it means is said beside it. */
export function StrokeIcon({ path, className }: StrokeIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
