import { readFileSync } from 'node:fs';
import { listDrawings, toDrawingFile } from './drawings';

/** Each simulation has words. */
export type SimulationName =
  keyof typeof import('../../../content/en/words/simulations.json')['scenes'];

export const simulationNames = listDrawings('simulations') as SimulationName[];

/** The number of steps of a simulation: of the values that each part of its picture has. */
export function countSteps(name: SimulationName): number {
  const picture = readFileSync(toDrawingFile('simulations', name), 'utf8');
  return /data-values="([^"]*)"/.exec(picture)?.[1]?.split(' ').length ?? 0;
}
