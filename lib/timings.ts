/** How long a sent form waits for an answer before its outcome counts as unknown, in ms. */
export const ANSWER_TIMEOUT_MS = 20_000;

/** How long after a success the second half of a double click may come, in ms. */
export const DOUBLE_CLICK_MS = 1000;

/** How long a scroll to a section takes, in ms. */
export const SCROLL_MS = 700;

/** How long after the way back to the landing page its scroll to a section begins, in ms. */
export const SCROLL_BACK_MS = { 'vision-therapy': 500, 'sports-vision': 200 } as const;

/** How long a page that is still on its way is waited for, in ms. */
export const ARRIVAL_MS = 10_000;

/** How long each picture of the carousel stands, in ms. */
export const SLIDE_MS = 2500;

/** How long a file of the search or of the reading settings is waited for, in ms. */
export const FILE_TIMEOUT_MS = 15_000;
