/** The number of steps of each simulation of impaired vision, by name. */
export const simulations = {
  'short-sight': 4,
  'weak-eye': 4,
  'double-vision': 4,
  'tired-eyes': 4,
  'jumping-lines': 4,
  crowding: 4,
  'missing-side': 3,
  'dry-eyes': 3,
  ghosting: 4,
  'central-haze': 4,
} as const;

export type SimulationName = keyof typeof simulations;

export const simulationNames = Object.keys(simulations) as SimulationName[];
