/** How long a form waits for a script, or for a response before the outcome counts as unknown, in ms. */
export const ANSWER_TIMEOUT_MS = 20_000;

export const SCROLL_MS = 700;

/** The delay between a back link to the landing page and the scroll to its section, in ms. */
export const SCROLL_BACK_MS = { 'vision-therapy': 500, 'sports-vision': 200 } as const;

export const SLIDE_MS = 2500;

/** The time after which a button whose script has not loaded shows an error, in ms. */
export const SCRIPT_LATE_MS = 4000;

/** The timeout for fetching a JSON file (`fetchFile`), in ms. */
export const FILE_TIMEOUT_MS = 15_000;
