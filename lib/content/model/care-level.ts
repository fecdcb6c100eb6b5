/** The levels of urgency: call an ambulance, see an eye doctor today, or within days. */
export const careLevels = ['emergency', 'today', 'days'] as const;

export type CareLevel = (typeof careLevels)[number];

/** The ids of the care cards; a page has at most one of each level. */
export const careCardIds: Record<CareLevel, string> = {
  emergency: 'help',
  today: 'help-today',
  days: 'help-within-days',
};
