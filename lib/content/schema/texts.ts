import { z } from 'zod';
import type { Text } from '../../text/rich-text';
import { simulationNames } from './drawings';

const text = z.string().min(1);

/** The schema of texts.yaml: inline Markdown texts shared by several pages; the program shows those listed here. */
export const textsSchema = z
  .object({
    /** The last lines of the emergency cards and of the cards for today. */
    emergencyNote: text,
    todayNote: text,
    footerNote: text,
    /** The first paragraph of the contact section and of the contact page. */
    contactLead: text,
    /** How the clinic responds to a booking. */
    offer: text,
    ...(Object.fromEntries(simulationNames.map((name) => [`${name}-caption`, text])) as Record<
      `${(typeof simulationNames)[number]}-caption`,
      typeof text
    >),
  })
  .catchall(text);

export type SharedTexts = { [Name in keyof z.infer<typeof textsSchema>]: Text };
