import type { ComponentType } from 'react';
import { LineDrawing } from '@/components/illustrations/line-drawing';
import { Enhanced } from '@/components/ui/enhanced';
import { RichText } from '@/components/ui/rich-text';
import { getContent } from '@/lib/content/get-content';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import type { SimulationName } from '@/lib/content/schema/simulations';
import type { LanguageCode } from '@/lib/languages';
import { formatMessage } from '@/lib/text/format-message';
import { CentralHaze } from './pictures/central-haze';
import { Crowding } from './pictures/crowding';
import { DoubleVision } from './pictures/double-vision';
import { DryEyes } from './pictures/dry-eyes';
import { Ghosting } from './pictures/ghosting';
import { JumpingLines } from './pictures/jumping-lines';
import { MissingSide } from './pictures/missing-side';
import { ShortSight } from './pictures/short-sight';
import { TiredEyes } from './pictures/tired-eyes';
import { WeakEye } from './pictures/weak-eye';
import { StepSlider } from './step-slider';

const pictures: { [Name in SimulationName]: ComponentType } = {
  'short-sight': ShortSight,
  'weak-eye': WeakEye,
  'double-vision': DoubleVision,
  'tired-eyes': TiredEyes,
  'jumping-lines': JumpingLines,
  crowding: Crowding,
  'missing-side': MissingSide,
  'dry-eyes': DryEyes,
  ghosting: Ghosting,
  'central-haze': CentralHaze,
};

interface SimulationBlockProps {
  block: BlockOf<'see-it-yourself'>;
  language: LanguageCode;
}

/** A simulation of the effect of a condition on vision, with a slider for its severity. */
export function SimulationBlock({ block: { name }, language }: SimulationBlockProps) {
  const { messages, texts } = getContent(language);
  const { title, note, move, eyes, scenes } = messages.simulations;
  const scene = scenes[name];
  const { title: subject, picture, control, steps } = scene;
  const Picture = pictures[name];
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
        <LineDrawing aria-label={picture} className="mt-5 w-full print:max-w-80">
          <Picture />
        </LineDrawing>
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
