'use client';

import { type ReactNode, useRef, useState } from 'react';
import { showStep } from '@/lib/browser/show-step';
import { toStillStep } from '@/lib/simulations';

export interface SimulationProps {
  id: string;
  /** What the slider changes. */
  control: string;
  steps: readonly { name: string; text: string }[];
  /** The picture, with its attributes of each step: see `vary`. */
  children: ReactNode;
}

/** A picture that a slider takes from step to step, and the sentence that says what it shows. */
export function Simulation({ id, control, steps, children }: SimulationProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(toStillStep(steps.length));

  function choose(next: number) {
    setStep(next);
    showStep(picture.current, next);
  }

  return (
    <>
      <div ref={picture}>{children}</div>
      <div className="mt-5 noscript:hidden print:hidden">
        <label htmlFor={id} className="font-bold">
          {control}
        </label>
        <input
          type="range"
          id={id}
          max={steps.length - 1}
          value={step}
          aria-valuetext={steps[step]?.name}
          // Firefox would bring the place of the last visit back, without its picture.
          autoComplete="off"
          onChange={({ target }) => choose(target.valueAsNumber)}
          className="slider"
        />
        <p aria-hidden="true" className="flex justify-between gap-6 text-small text-muted">
          <span>{steps[0]?.name}</span>
          <span className="text-right">{steps.at(-1)?.name}</span>
        </p>
      </div>
      <div className="mt-4 grid *:col-start-1 *:row-start-1">
        <output htmlFor={id}>{steps[step]?.text}</output>
        {/* The room of the longest sentence, so that nothing below moves. */}
        {steps.map(({ name, text }) => (
          <span key={name} aria-hidden="true" className="invisible print:hidden">
            {text}
          </span>
        ))}
      </div>
    </>
  );
}
