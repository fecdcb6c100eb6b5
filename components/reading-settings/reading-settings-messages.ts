import type { Messages } from '../../lib/content/messages/messages';

/** What the reading settings say, as one file that comes when they open. */
export type ReadingSettingsMessages = Readonly<Messages['reading']['panel']>;

/** Where that file is, below the site's folder. */
export const READING_MESSAGES_FILE = '/reading-settings/messages.json';
