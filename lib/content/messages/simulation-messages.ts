import { z } from 'zod';
import { simulationNames, simulations } from '../model/simulations';

/** Limited by the width of the picture. */
const short = z.string().max(24);

/** The schema of the messages inside the pictures of the simulations. */
export const simulationMessagesSchema = z.looseObject({
  /** The four lines of text on the page of a school book. */
  bookLines: z.array(short).length(4),
  eyes: z.record(z.string(), short),
  scenes: z.strictObject(
    Object.fromEntries(
      simulationNames.map((name) => [
        name,
        z.looseObject({ steps: z.array(z.unknown()).length(simulations[name]) }),
      ]),
    ),
  ),
});
