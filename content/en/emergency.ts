import type { Inline } from '../types';

/** Whom to call in India: the number for any emergency, and the one for an ambulance. */
export const emergencyCall: readonly Inline[] = [
  { link: '112', href: 'tel:112' },
  ', or\u00a0',
  { link: '108', href: 'tel:108' },
  ' for an ambulance',
];

/** The same in the HTML of a post. */
export const emergencyCallHtml =
  '<a href="tel:112">112</a>, or&nbsp;<a href="tel:108">108</a> for an ambulance';

export const notMonitored = 'The clinic’s forms and messages are not monitored for emergencies.';

/** What a card for emergencies ends with. */
export const emergencyNote: readonly Inline[] = [
  'Call ',
  ...emergencyCall,
  `, or go to the nearest hospital. ${notMonitored}`,
];

/** Stands where a visitor may be about to write instead of calling. */
export const notForEmergencies: readonly Inline[] = [
  'For sudden loss of sight, an injury or sudden double vision, call ',
  ...emergencyCall,
  '.',
];
