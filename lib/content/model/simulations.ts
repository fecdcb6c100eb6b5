/** The simulations of how people see, by name. */
export const simulationNames = [
  'short-sight',
  'weak-eye',
  'double-vision',
  'tired-eyes',
  'jumping-lines',
  'crowding',
  'missing-side',
  'dry-eyes',
  'ghosting',
  'central-haze',
] as const;

export type SimulationName = (typeof simulationNames)[number];
