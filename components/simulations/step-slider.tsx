import { toStillStep } from '@/lib/simulations/picture-tools';

interface StepSliderProps {
  id: string;
  /** The accessible name of the slider. */
  control: string;
  steps: readonly { name: string; text: string }[];
}

/** A slider with named steps, and the description of the current step. */
export function StepSlider({ id, control, steps }: StepSliderProps) {
  const stillStep = toStillStep(steps.length);
  return (
    <>
      <div className="mt-5 noscript:hidden print:hidden">
        <label htmlFor={id} className="font-bold">
          {control}
        </label>
        <input
          type="range"
          id={id}
          max={steps.length - 1}
          defaultValue={stillStep}
          aria-valuetext={steps[stillStep]?.name}
          className="slider mt-2"
        />
        <p
          aria-hidden="true"
          className="mt-1 flex flex-wrap justify-between gap-x-6 text-small text-muted"
        >
          <span>{steps[0]?.name}</span>
          <span className="ml-auto text-right">{steps.at(-1)?.name}</span>
        </p>
      </div>
      <div className="mt-4 grid *:col-start-1 *:row-start-1">
        <output htmlFor={id}>{steps[stillStep]?.text}</output>
        {/* Hidden copies of all texts reserve the height of the longest one, to prevent a layout shift. */}
        {steps.map(({ name, text }) => (
          <span
            key={name}
            data-step-name={name}
            aria-hidden="true"
            className="invisible print:hidden"
          >
            {text}
          </span>
        ))}
      </div>
    </>
  );
}
