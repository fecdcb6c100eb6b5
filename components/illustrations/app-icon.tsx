import { LandoltRing } from './landolt-ring';

interface AppIconProps {
  /** Whether the ground fills the square, for devices that cut the corners themselves. */
  isFullBleed: boolean;
}

/** The mark on its ground; the ring keeps inside the circle that every device shows. */
export function AppIcon({ isFullBleed }: AppIconProps) {
  return (
    <svg viewBox="0 0 50 50" aria-hidden="true">
      <rect width="50" height="50" rx={isFullBleed ? 0 : 11} className="fill-bg" />
      <g transform="translate(6.5 6.5) scale(.74)">
        <LandoltRing />
      </g>
    </svg>
  );
}
