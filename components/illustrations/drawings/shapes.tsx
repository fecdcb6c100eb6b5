import type { ReactNode, SVGProps } from 'react';

/** The path of a Landolt ring of radius 50 around the origin, open to the right. */
export const ring = 'M48.99 -10A50 50 0 1 0 48.99 10L28.28 10A30 30 0 1 1 28.28 -10Z';

type LineProps = SVGProps<SVGPathElement>;

export const Outline = (props: LineProps) => <path className="stroke-text" {...props} />;

/** A line in the background. */
export const FaintLine = (props: LineProps) => <path className="stroke-line" {...props} />;

export const Surface = (props: LineProps) => (
  <path className="fill-raised stroke-text" {...props} />
);

/** A light ray, or a line of sight. */
export const Ray = (props: LineProps) => (
  <path className="stroke-accent" strokeWidth="3" {...props} />
);

/** A second ray, in contrast to the first. */
export const SecondRay = (props: LineProps) => (
  <path className="stroke-accent2" strokeWidth="3" {...props} />
);

/** A ray that animates from its start to its end in an animated drawing. */
export const DrawnRay = (props: LineProps) => (
  <path className="draw stroke-accent" pathLength="1" strokeWidth="3" {...props} />
);

export const FlightPath = (props: LineProps) => (
  <path className="stroke-accent2" strokeWidth="3" strokeDasharray="7 10" {...props} />
);

interface EyeFromAboveProps {
  x: number;
  y: number;
  radius: number;
  /** The direction in which it looks, in degrees clockwise from the right. */
  turn?: number;
  /** Its line of sight, drawn from the centre to the right. */
  children?: ReactNode;
}

/** An eyeball with iris and pupil, seen from above. */
export function EyeFromAbove({ x, y, radius, turn = 0, children }: EyeFromAboveProps) {
  const toSize = (share: number) => Math.round(radius * share * 10) / 10;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle className="stroke-text" r={radius} />
      <ellipse
        className="fill-raised stroke-text"
        cx={toSize(0.624)}
        rx={toSize(0.234)}
        ry={toSize(0.562)}
      />
      <ellipse className="fill-text" cx={toSize(0.688)} rx={toSize(0.125)} ry={toSize(0.281)} />
      {children}
    </g>
  );
}

/** A shuttlecock that flies to the right. */
export const Shuttlecock = () => (
  <>
    <path
      className="fill-raised stroke-accent2"
      strokeWidth="3"
      d="M10 -9L-28 -21Q-34 -14 -28 -7Q-34 0 -28 7Q-34 14 -28 21L10 9M-28 -7L10 -3M-28 7L10 3"
    />
    <path className="fill-accent2 stroke-accent2" strokeWidth="3" d="M10 -9A9 9 0 0 1 10 9Z" />
  </>
);

interface EyeInProfileProps {
  transform?: string;
}

/**
 * An eyeball of radius 46 that looks to the right, with cornea, retina and optic nerve; without a lens, which
 * differs between drawings.
 */
export const EyeInProfile = ({ transform }: EyeInProfileProps) => (
  <g transform={transform}>
    <Outline d="M37.7 -26.4A46 46 0 1 0 37.7 26.4A30 30 0 0 0 37.7 -26.4L34 -14M37.7 26.4L34 14" />
    <path className="stroke-text" transform="rotate(162)" d="M46 -4H57M46 4H57" />
    <path className="stroke-text" strokeWidth="6" d="M-28.3 -36.2A46 46 0 0 0 -28.3 36.2" />
  </g>
);
