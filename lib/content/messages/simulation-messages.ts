import { z } from 'zod';
import {
  type SimulationName,
  simulationNames,
  simulations as stepCounts,
} from '../model/simulations';
import type { MessageSchemas } from './message-schemas';

/** The messages of the simulations, and the words in their pictures. */
export function toSimulationMessages({ line, message, rich }: MessageSchemas) {
  const short = z.string().max(24, { error: 'must be short enough for the picture: 24 letters' });
  const toSimulation = (steps: number) =>
    z.strictObject({
      title: line,
      /** The text alternative of the picture, at every step. */
      picture: line,
      /** What the slider changes. */
      control: line,
      /** From one end of the slider to the other. */
      steps: z.array(z.strictObject({ name: line, text: line })).length(steps),
      caption: rich,
    });
  const scenes = Object.fromEntries(
    simulationNames.map((name) => [name, toSimulation(stepCounts[name])]),
  ) as Record<SimulationName, ReturnType<typeof toSimulation>>;
  const simulations = z.strictObject({
    title: message('title'),
    note: line,
    /** The four lines on the page of a school book. */
    bookLines: z.array(short.pipe(line)).length(4),
    eyes: z.strictObject({ both: short.pipe(line), weak: short.pipe(line) }),
    scenes: z.strictObject(scenes),
  });
  return { simulations };
}
