import { LandoltRing } from './landolt-ring';

interface AppIconProps {
  /** Whether the background has square corners, for devices that mask icons themselves. */
  isFullBleed: boolean;
}

/** The logo on its background; the ring is inside the safe zone of maskable icons. */
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
