import { z } from 'zod';
import { type ReadingChoices, readingChoices } from '../../reading-settings/reading-settings';
import type { MessageSchemas } from './message-schemas';

/** The messages of the reading settings. */
export function toReadingMessages({ line, message }: MessageSchemas) {
  /** The choices of a setting in their order, the normal one first. */
  const toSetting = (name: keyof ReadingChoices) =>
    z.strictObject({ label: line, choices: z.array(line).length(readingChoices[name].length) });
  const toggle = z.strictObject({ label: line, hint: line });
  const reading = z.strictObject({
    button: z.strictObject({ label: line, loading: line, failed: line, retry: line }),
    panel: z.strictObject({
      hint: line,
      close: line,
      reset: line,
      /** Said when everything is normal again. */
      resetDone: line,
      sample: z.strictObject({ label: line, text: message('link'), link: line }),
      scales: z.strictObject({
        'text-size': toSetting('text-size'),
        'line-spacing': toSetting('line-spacing'),
        'letter-spacing': toSetting('letter-spacing'),
        'line-width': toSetting('line-width'),
      }),
      contrast: z.strictObject({
        label: line,
        dark: line,
        light: line,
        /** The dark and the light theme with the highest contrast. */
        highDark: line,
        highLight: line,
      }),
      toggles: z.strictObject({
        'underline-links': toggle,
        'calm-page': toggle,
        'reading-ruler': toggle,
      }),
    }),
  });
  return { reading };
}
