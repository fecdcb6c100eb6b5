/** The drawings of the site, by name. */
export const drawingNames = [
  'binocular',
  'amblyopia',
  'squint',
  'convergence-insufficiency',
  'autism',
  'digital-eye-strain',
  'learning',
  'cortical-visual-impairment',
  'sports-vision',
  'eye-examination',
  'short-sight',
  'childrens-eye-test',
  'low-vision-aids',
  'contact-lens',
  'sports-cricket',
  'sports-badminton',
  'sports-football',
  'sports-table-tennis',
  'sports-shooting',
  'post-vision-therapy',
  'post-daylight',
  'post-learning-to-see',
  'post-contact-lens-habits',
  'post-food',
] as const;

export type DrawingName = (typeof drawingNames)[number];
