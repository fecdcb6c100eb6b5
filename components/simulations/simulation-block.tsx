import { Drawing } from '@/components/illustrations/drawing';
import type { BlockProps } from '@/components/page/blocks';
import { secondaryButton } from '@/components/ui/button-classes';
import { Enhanced } from '@/components/ui/enhanced';
import { RichText } from '@/components/ui/rich-text';
import { getContent } from '@/lib/content/get-content';
import { formatMessage } from '@/lib/text/format-message';

export function SimulationBlock({ block, language }: BlockProps<'see-it-yourself'>) {
  const { name } = block;
  const { messages, texts } = getContent(language);
  const { title, note, move, eyes, bookLines, scenes } = messages.simulations;
  const scene = scenes[name];
  const { title: subject, picture, control, steps } = scene;
  const id = `simulation-${name}`;
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className="mt-10 break-inside-avoid rounded-2xl border border-hairline bg-surface p-4 @tablet:p-6"
    >
      <h3 id={`${id}-title`} className="text-subsection">
        {formatMessage(title, { title: subject })}
      </h3>
      <Enhanced by="simulation">
        <Drawing
          folder="simulations"
          name={name}
          title={picture}
          lines={bookLines}
          className="mt-5 w-full print:max-w-80"
        />
        {name === 'weak-eye' && (
          <p
            aria-hidden="true"
            className="mt-2 grid grid-cols-2 gap-x-2 text-center text-small print:max-w-80"
          >
            <span>{eyes.both}</span>
            <span>{eyes.weak}</span>
          </p>
        )}
        <div className="mt-5 noscript:hidden print:hidden">
          <label htmlFor={id} className="font-bold">
            {control}
          </label>
          <p>{move}</p>
          <input
            type="range"
            id={id}
            max={steps.length - 1}
            defaultValue={1}
            aria-valuetext={steps[1]?.name}
            className="mt-2 block min-h-11 w-full"
          />
          {/* A tick mark below each step of the slider, whose thumb is 16 px wide. */}
          <p aria-hidden="true" className="flex justify-between px-[7px]">
            {steps.map((step) => (
              <span key={step.name} className="h-2 border-l-2 border-line" />
            ))}
          </p>
          <p
            aria-hidden="true"
            className="mt-1 flex flex-wrap justify-between gap-x-6 text-small text-muted"
          >
            <span>{steps[0]?.name}</span>
            <span className="ml-auto text-right">{steps.at(-1)?.name}</span>
          </p>
          {/* A button that returns to the first step. */}
          {'blink' in scene && (
            <button type="button" className={`mt-3 lost-tool:invisible ${secondaryButton}`}>
              {scene.blink}
            </button>
          )}
        </div>
        <div className="mt-4 grid *:[grid-area:1/1] on-paper:block">
          <output htmlFor={id}>{steps[1]?.text}</output>
          {/* Hidden copies of all texts reserve the height of the longest one, to prevent a layout shift. Where
              there is no slider, the texts of all other steps are listed. */}
          {steps.map((step) => (
            <span
              key={step.name}
              data-step-name={step.name}
              className="invisible on-paper:visible on-paper:mt-2 on-paper:block on-paper:nth-of-type-2:hidden on-paper:before:font-bold on-paper:before:content-[attr(data-step-name)_':_']"
            >
              {step.text}
            </span>
          ))}
        </div>
      </Enhanced>
      <figcaption className="mt-4 text-muted">
        <strong>{note}</strong> <RichText text={texts[`${name}-caption`]} />
      </figcaption>
    </figure>
  );
}
