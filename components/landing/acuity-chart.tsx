interface AcuityChartProps {
  lines: readonly { acuity: string; text: string }[];
}

const sizes = [
  'text-[clamp(3.5rem,11vw,7.5rem)]',
  'text-[clamp(2.6rem,8vw,5.25rem)]',
  'text-[clamp(1.9rem,5.2vw,3.4rem)]',
  'text-[clamp(1.4rem,3.2vw,2.1rem)]',
];

/** The headline as lines of an eye chart, each with its metric acuity; one sentence when read out. */
export function AcuityChart({ lines }: AcuityChartProps) {
  return (
    <h1 className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-1 font-extrabold tracking-[-0.02em]">
      {lines.map(({ acuity, text }, index) => (
        <span key={acuity} className="contents">
          <span
            aria-hidden="true"
            className="text-sm font-normal tracking-wide text-muted tabular-nums"
          >
            {acuity}
          </span>
          <span className={`leading-[1.04] ${sizes[index]}`}>{text} </span>
        </span>
      ))}
    </h1>
  );
}
