export const LandoltRing = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 50 50" aria-hidden="true" className={className}>
    <path d="M44.4 20a20 20 0 1 0 0 10" fill="none" stroke="currentColor" strokeWidth="9" />
    <circle cx="25" cy="25" r="5" className="fill-accent" />
  </svg>
);
