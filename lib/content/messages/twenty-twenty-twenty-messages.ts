import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages of the companion that counts the minutes at a screen and the seconds of a break. */
export function toTwentyTwentyTwentyMessages({ line, message }: MessageSchemas) {
  const companion = z.strictObject({
    title: line,
    lead: line,
    noScript: line,
    start: line,
    stop: line,
    /** Read out when it is stopped, and when each of the two times begins. */
    stopped: line,
    working: line,
    resting: line,
    /** What the numbers count, above them. */
    untilBreak: line,
    break: line,
    /** The title of the tab during a break, before that of the page. */
    tabTitle: message('title'),
    sound: line,
    notification: line,
    soundFailed: line,
    notificationOn: line,
    notificationDenied: line,
    notificationFailed: line,
  });
  return { 'twenty-twenty-twenty': companion };
}
