/** The number of a step in an ordered list, whose position screen readers announce. */
export const StepNumber = ({ index }: { index: number }) => (
  <span
    aria-hidden="true"
    className="grid size-11 shrink-0 place-items-center rounded-full border-3 border-accent2 leading-none font-extrabold"
  >
    {index + 1}
  </span>
);
