import { z } from 'zod';
import { simulationNames } from '../model/simulations';
import type { MessageSchemas } from './message-schemas';

/** The messages of the simulations, and those that stand in their pictures. */
export function toSimulationMessages({ line, message, rich }: MessageSchemas) {
  const short = z.string().max(24, { error: 'must be short enough for the picture: 24 letters' });
  const simulation = z.strictObject({
    title: line,
    /** What the scene shows, whatever the step. */
    picture: line,
    /** What the slider changes. */
    control: line,
    /** From one end of the slider to the other; the one past the middle is the still picture. */
    steps: z.array(z.strictObject({ name: line, text: line })).min(3),
    caption: rich,
  });
  const simulations = z.strictObject({
    title: message('title'),
    note: line,
    /** The four lines on the page of a school book. */
    bookLines: z.array(short.pipe(line)).length(4),
    eyes: z.strictObject({ both: short.pipe(line), weak: short.pipe(line) }),
    scenes: z.record(z.enum(simulationNames), simulation),
  });
  return { simulations };
}
