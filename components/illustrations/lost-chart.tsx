import { ring } from './drawings/shapes';

interface LostChartProps {
  className?: string;
}

// The lines of the chart: position, size of the rings, and rotation of each ring.
const lines = [
  { y: 52, scale: 0.72, blur: '', turns: [0] },
  { y: 122, scale: 0.42, blur: '[filter:blur(2px)]', turns: [90, 180, 270] },
  { y: 166, scale: 0.24, blur: '[filter:blur(4px)]', turns: [180, 0, 90, 270, 180] },
];

/** An eye chart of Landolt rings whose lines are increasingly blurred, for 404 pages. */
export function LostChart({ className }: LostChartProps) {
  return (
    <svg viewBox="0 0 320 192" aria-hidden="true" className={className}>
      {lines.map(({ y, scale, blur, turns }) => (
        <g key={y} className={`fill-text ${blur}`}>
          {turns.map((turn, index) => {
            const x = 160 + (index - (turns.length - 1) / 2) * scale * 150;
            return (
              <path
                key={x}
                d={ring}
                transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
              />
            );
          })}
        </g>
      ))}
      <circle className="fill-accent" cx="160" cy="52" r="9" />
    </svg>
  );
}
