/** The drawings of the site, by name. */
export const drawingNames = [
  'binocular',
  'amblyopia',
  'squint',
  'autism',
  'digital-eye-strain',
  'learning',
  'cortical-visual-impairment',
  'sports-vision',
  'eye-examination',
  'low-vision-aids',
  'contact-lens',
  'eye-injuries',
  'keratoconus',
  'low-vision',
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
