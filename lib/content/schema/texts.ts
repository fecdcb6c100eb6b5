import { z } from 'zod';
import type { Text } from '../../text/rich-text';
import { simulationNames } from './drawings';

const text = z.string().min(1);

/** The schema of texts.yaml: texts shared by several pages, in inline Markdown, of which the program shows these. */
export const textsSchema = z
  .object({
    /** The last lines of the cards for emergencies and for today. */
    emergencyNote: text,
    todayNote: text,
    footerNote: text,
    /** Above the ways to reach the clinic. */
    contactLead: text,
    /** What the clinic answers to a booking. */
    offer: text,
    ...(Object.fromEntries(simulationNames.map((name) => [`${name}-caption`, text])) as Record<
      `${(typeof simulationNames)[number]}-caption`,
      typeof text
    >),
  })
  .catchall(text);

export type SharedTexts = { [Name in keyof z.infer<typeof textsSchema>]: Text };
