import { getLanguage } from '@/lib/language';

interface AcuityChartProps {
  lines: readonly { acuity: string; text: string }[];
}

// On a narrow screen each word fits on a line at the largest text size.
const sizes = [
  'text-[length:min(clamp(5rem,11vw,7.5rem),22.5cqi)]',
  'text-[length:min(clamp(2.6rem,8vw,5.25rem),13.7cqi)]',
  'text-[length:max(min(clamp(1.9rem,5.2vw,3.4rem),10cqi),1.25rem)]',
  'text-[length:max(min(clamp(1.4rem,3.2vw,2.1rem),7.5cqi),1.125rem)]',
];

/** The headline as lines of an eye chart, each with its metric acuity; one sentence when read out. */
export function AcuityChart({ lines }: AcuityChartProps) {
  // The letters of Devanagari are taller.
  const leading = getLanguage().script === 'Deva' ? 'leading-[1.3]' : 'leading-[1.04]';
  return (
    <h1 className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 @max-phone:block font-extrabold">
      {lines.map(({ acuity, text }, index) => (
        <span key={acuity} className="contents">
          <span
            aria-hidden="true"
            className="@max-phone:hidden text-base font-normal text-muted [font-variant-numeric:tabular-nums]"
          >
            {acuity}
          </span>
          <span className={`${leading} @max-phone:block ${sizes[index]}`}>{text} </span>
        </span>
      ))}
    </h1>
  );
}
