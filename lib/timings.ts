/** How long a sent form waits for an answer before its outcome counts as unknown, in ms. */
export const ANSWER_TIMEOUT_MS = 20_000;
