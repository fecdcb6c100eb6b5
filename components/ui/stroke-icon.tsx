interface StrokeIconProps {
  /** In a viewBox of 24 by 24. */
  path: string;
  className: string;
}

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
