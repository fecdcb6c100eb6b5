import { secondaryButton } from '@/components/ui/button-classes';

interface StepSliderProps {
  id: string;
  /** The accessible name of the slider. */
  control: string;
  /** What to do with it. */
  hint: string;
  steps: readonly { name: string; text: string }[];
  /** The label of a button that leads back to the first step. */
  reset?: string | undefined;
}

/** A slider with named steps, and the description of the current step. */
export function StepSlider({ id, control, hint, steps, reset }: StepSliderProps) {
  return (
    <>
      <div className="mt-5 noscript:hidden print:hidden">
        <label htmlFor={id} className="font-bold">
          {control}
        </label>
        <p>{hint}</p>
        <input
          type="range"
          id={id}
          max={steps.length - 1}
          defaultValue={0}
          aria-valuetext={steps[0]?.name}
          className="mt-2 block min-h-11 w-full"
        />
        {/* A mark below each stop of the thumb, which is 16 px wide. */}
        <p aria-hidden="true" className="flex justify-between px-[7px]">
          {steps.map(({ name }) => (
            <span key={name} className="h-2 border-l-2 border-line" />
          ))}
        </p>
        <p
          aria-hidden="true"
          className="mt-1 flex flex-wrap justify-between gap-x-6 text-small text-muted"
        >
          <span>{steps[0]?.name}</span>
          <span className="ml-auto text-right">{steps.at(-1)?.name}</span>
        </p>
        {reset && (
          <button type="button" className={`mt-3 lost-tool:invisible ${secondaryButton}`}>
            {reset}
          </button>
        )}
      </div>
      <div className="mt-4 grid *:[grid-area:1/1] on-paper:block">
        <output htmlFor={id}>{steps[0]?.text}</output>
        {/* Hidden copies of all texts reserve the height of the longest one, to prevent a layout shift. Where
            there is no slider, those of the further steps are listed. */}
        {steps.map(({ name, text }) => (
          <span
            key={name}
            data-step-name={name}
            className="invisible on-paper:visible on-paper:mt-2 on-paper:block on-paper:first-of-type:hidden on-paper:before:font-bold on-paper:before:content-[attr(data-step-name)_':_']"
          >
            {text}
          </span>
        ))}
      </div>
    </>
  );
}
