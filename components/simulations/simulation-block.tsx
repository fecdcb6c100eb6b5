import { Drawing } from '@/components/illustrations/drawing';
import { Enhanced } from '@/components/ui/enhanced';
import { RichText } from '@/components/ui/rich-text';
import { getContent } from '@/lib/content/get-content';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import type { LanguageCode } from '@/lib/languages';
import { formatMessage } from '@/lib/text/format-message';
import { StepSlider } from './step-slider';

interface SimulationBlockProps {
  block: BlockOf<'see-it-yourself'>;
  language: LanguageCode;
}

/** A simulation of the effect of a condition on vision, with a slider for its severity. */
export function SimulationBlock({ block: { name }, language }: SimulationBlockProps) {
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
        <StepSlider
          id={id}
          control={control}
          hint={move}
          steps={steps}
          reset={'blink' in scene ? scene.blink : undefined}
        />
      </Enhanced>
      <figcaption className="mt-4 text-muted">
        <strong>{note}</strong> <RichText text={texts[`${name}-caption`]} />
      </figcaption>
    </figure>
  );
}
