interface ChevronProps {
  className: string;
}

/** An arrow down: there is more to unfold. */
export function Chevron({ className }: ChevronProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m5 9 7 7 7-7" />
    </svg>
  );
}
