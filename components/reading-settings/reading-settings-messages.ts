import type { Messages } from '../../lib/content/words/messages';

/** The messages of the reading settings, a file that is fetched when they open. */
export type ReadingSettingsMessages = Readonly<Messages['reading']['panel']>;

/** Its path below the base path. */
export const READING_MESSAGES_FILE = '/reading-settings/messages.json';
