export const receiver =
  'M5 3.5h4l2 5-2.5 2a11 11 0 0 0 5 5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5.5a2 2 0 0 1 2-2Z';

export const pin =
  'M12 21.5S5 15.5 5 10a7 7 0 0 1 14 0c0 5.5-7 11.5-7 11.5ZM14.5 10a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0';

export const letters =
  'M2 19L7.5 5L13 19M4 14.5h7M22 12v7M22 15.5a3.2 3.5 0 1 1-6.4 0a3.2 3.5 0 0 1 6.4 0';

export const magnifier = 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21';

interface StrokeIconProps {
  /** The path data for a viewBox of 24 by 24. */
  path: string;
  className: string;
}

export const StrokeIcon = ({ path, className }: StrokeIconProps) => (
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

export const Arrow = ({ className }: { className: string }) => (
  <StrokeIcon path="M4 12h16m-7-7 7 7-7 7" className={`size-6 text-accent ${className}`} />
);

export const Chevron = ({ className }: { className: string }) => (
  <StrokeIcon path="m5 9 7 7 7-7" className={`size-6 ${className}`} />
);
